import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, compressBest, compressBody, compressedFrom, decompressBrotli } from './encodings.ts'
import type { Encoding } from './encodings.ts'
import { inOwnMemory, withBytes } from './own-memory.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Public responses, cached until the catalogue changes. */
    responseCache: ResponseCache
  }
}

/** A response that can be sent many times. */
export interface CachedResponse {
  readonly contentType: string
  /** Null for a page, which is kept compressed only: few clients want it in another form, and it needs a seventh of the memory. */
  readonly body: Buffer | null
  /** Whether clients get it compressed. */
  readonly isLong: boolean
  /** Identifies the content: a client that has it gets a 304. */
  readonly etag: string
  /** The compressed bodies that have been requested so far. */
  readonly compressed: Map<Encoding, Promise<Buffer>>
  /** The bytes of the kept body. */
  readonly bytes: number
  /** How often it was sent compressed with Brotli. */
  timesSent: number
}

/** A response that is not cached yet. */
interface ResponseParts {
  readonly contentType: string
  /** Everything that the body is made from, as texts: the same texts make the same body. */
  readonly source: readonly string[]
  /** Makes the texts of the body, which follow each other. Without it, they are those of the source. */
  readonly makeTexts?: () => readonly string[]
}

/** A response in the cache. */
interface CacheEntry {
  readonly response: CachedResponse
  /** The digest of the source. */
  readonly print: string
  /** The version of the catalogue at which the response was found to be current. */
  readonly version: number
}

/**
 * Caches whole responses in memory under the catalogue's version. After a change of the catalogue, the source of each response is read
 * again when it is requested. A response with the same source as before stays, with its compressed forms: no page is rendered for a
 * change that it does not show. Only public responses may be cached, never any that depend on the sender.
 *
 * A response whose key has a query is kept from its second request on: there are as many prices and texts to search for as anyone types,
 * and most are requested once. They would replace the pages of products.
 *
 * While the version is unknown, every response is built again, and the last cached one replaces a response that cannot be built: a
 * shop whose database is away still shows its catalogue.
 */
export interface ResponseCache {
  /** The response cached under a key, or null. */
  find(key: string): CachedResponse | null
  /**
   * The response cached under a key, else the one that `build` builds. Concurrent requests build it once. A response that was
   * started before a change of the catalogue is returned but not cached.
   *
   * @param build - builds a response with status 200, or null when it must not be cached
   * @returns null when `build` does; the caller then sends a response itself
   * @throws what `build` throws, unless the last cached response replaces it
   */
  getOrBuild(key: string, build: () => Promise<ResponseParts | null>): Promise<CachedResponse | null>
  /** Sends a cached response: plain, compressed, or as a 304 to a client that has it. */
  send(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): Promise<FastifyReply>
}

/** The options of the response cache. */
export interface ResponseCacheOptions {
  /** The catalogue's version; null while it is unknown, and nothing is cached then. */
  readonly version: { readonly current: number | null }
}

/** The maximum bytes of all cached bodies. */
const bytesMaximum = 24 * 1024 * 1024

/** The maximum length of all keys that are remembered as requested before. */
const requestedMaximum = 500_000

/** Adds `app.responseCache`. */
export const responseCache = plugin(
  async (app: FastifyInstance, { version }: ResponseCacheOptions) => {
    app.decorate('responseCache', createResponseCache(version))
  },
  { name: 'response-cache' },
)

function createResponseCache(version: ResponseCacheOptions['version']): ResponseCache {
  // Further compressed forms are estimated to need as much memory as the kept body.
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: bytesMaximum,
    sizeCalculation: ({ response }, key) => 2 * response.bytes + key.length + 500,
  })
  // It outlasts a change of the catalogue: what was requested twice before will be requested again.
  const requested = new LRUCache<string, true>({ maxSize: requestedMaximum, sizeCalculation: (_, key) => key.length })
  const building = new Map<string, Promise<CachedResponse | null>>()
  let cachedVersion: number | null = null
  let seenVersion: number | null = null
  let improving = Promise.resolve()

  /** Compresses a page again, and better: one page after the other, because each keeps a thread busy for some tenths of a second. */
  function improve(cached: CachedResponse): void {
    const replace = async () => {
      const best = await compressBest(await plainBody(cached))
      cached.compressed.set('br', Promise.resolve(best))
    }
    // The page keeps the form that it has when the computer is out of memory.
    improving = improving.then(replace).catch(() => undefined)
  }

  function noticeChange(): void {
    const { current } = version
    if (current === seenVersion) return
    seenVersion = current
    building.clear()
    if (current !== null) cachedVersion = current
  }

  /** The response that was current at this version. */
  function responseAt(key: string, wanted: number | null): CachedResponse | null {
    const entry = entries.get(key)
    return entry?.version === wanted ? entry.response : null
  }

  function isWorthKeeping(key: string): boolean {
    if (!key.includes('?') || requested.has(key)) return true
    requested.set(key, true)
    return false
  }

  return {
    find(key) {
      noticeChange()
      return responseAt(key, seenVersion)
    },

    async getOrBuild(key, build) {
      const found = this.find(key)
      if (found !== null) return found
      const alreadyBuilding = building.get(key)
      if (alreadyBuilding !== undefined) return alreadyBuilding
      const versionAtStart = seenVersion
      const isKept = versionAtStart !== null && isWorthKeeping(key)
      const promise = build().then(
        async (parts) => {
          if (parts === null) return null
          const print = digestOf(parts.contentType, ...parts.source)
          const last = entries.peek(key)
          const response = last?.print === print ? last.response : await toCachedResponse(parts, print)
          if (isKept && versionAtStart === version.current) entries.set(key, { response, print, version: versionAtStart })
          return response
        },
        (error: unknown) => {
          noticeChange()
          const last = seenVersion === null ? responseAt(key, cachedVersion) : null
          if (last === null) throw error
          return last
        },
      )
      if (versionAtStart === null) return promise
      building.set(key, promise)
      try {
        return await promise
      } finally {
        if (building.get(key) === promise) building.delete(key)
      }
    },

    async send(request, reply, cached) {
      reply.header('etag', cached.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
      if (matchesEtag(request.headers['if-none-match'], cached.etag)) return reply.code(304).send()
      reply.type(cached.contentType)
      const encoding = cached.isLong ? acceptedEncoding(request.headers['accept-encoding']) : null
      if (encoding === null) return reply.send(await plainBody(cached))
      if (encoding === 'br' && (cached.timesSent += 1) === 2 && cached.body === null) improve(cached)
      return reply.header('content-encoding', encoding).send(await compressedBody(cached, encoding))
    },
  }
}

async function toCachedResponse({ contentType, source, makeTexts }: ResponseParts, print: string): Promise<CachedResponse> {
  const texts = makeTexts?.() ?? source
  const describe = (body: Buffer) => {
    const digest = makeTexts === undefined ? print : digestOf(contentType, body)
    // The tag is weak, because it applies to every encoding of the body.
    return { contentType, isLong: body.length >= compressedFrom, etag: `W/"${digest}"`, timesSent: 0 }
  }
  if (contentType.startsWith('text/html'))
    return withBytes(texts, async (page) => {
      const described = describe(page)
      const compressed = await compressBody(page, 'br')
      return { ...described, body: null, compressed: new Map([['br', Promise.resolve(compressed)]]), bytes: compressed.length }
    })
  const body = inOwnMemory(...texts)
  return { ...describe(body), body, compressed: new Map(), bytes: body.length }
}

function digestOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, 22)
}

async function plainBody({ body, compressed }: CachedResponse): Promise<Buffer> {
  return body ?? decompressBrotli((await compressed.get('br'))!)
}

function compressedBody(cached: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const found = cached.compressed.get(encoding)
  if (found !== undefined) return found
  const made = plainBody(cached).then((plain) => compressBody(plain, encoding))
  cached.compressed.set(encoding, made)
  // The next request tries again.
  made.catch(() => cached.compressed.delete(encoding))
  return made
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((part) => part.trim() === etag || part.trim() === '*')
}
