import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, compressBody, compressedFrom } from './encodings.ts'
import type { Encoding } from './encodings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers that are the same for everybody, kept while the catalogue stays as it is. */
    responseCache: ResponseCache
  }
}

/** An answer that can be sent many times. */
export interface CachedResponse {
  readonly contentType: string
  readonly body: Buffer
  /** Names the content: a client that has it gets 304. */
  readonly etag: string
  /** The compressed bodies that somebody has asked for so far. */
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

/** What an answer is made of. */
export interface ResponseParts {
  readonly contentType: string
  readonly body: string
}

/**
 * Keeps whole answers in memory under the catalogue's version: when the catalogue changes, all of them are forgotten.
 * Only what every visitor would get may be kept, nothing that depends on who asks.
 *
 * For a page: `const answer = await app.responseCache.through('page:' + url, () => render(…))`, then
 * `return app.responseCache.send(request, reply, answer)`. When `through` gives null the page was not fit to be kept
 * (`make` said so), and has to be sent by the caller.
 */
export interface ResponseCache {
  /** The answer kept under a key, or null. */
  find(key: string): CachedResponse | null
  /**
   * The answer kept under a key, else the one that `make` gives. Requests that come together make it once. What was
   * begun before a change of the catalogue is answered, but not kept.
   *
   * @param make - gives the parts of an answer with status 200, or null when this one must not be kept
   */
  through(key: string, make: () => Promise<ResponseParts | null>): Promise<CachedResponse | null>
  /** Sends a kept answer: as it is, compressed, or 304 to whoever has it. */
  send(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): Promise<FastifyReply>
}

/** What the cache needs. */
export interface ResponseCacheOptions {
  /** The catalogue's version; while it is unknown nothing is kept. */
  readonly version: { readonly current: number | null }
}

/** Bytes of all kept bodies. */
const bytesMaximum = 48 * 1024 * 1024

/** Gives the app its `responseCache`. */
export const responseCache = plugin(
  async (app: FastifyInstance, { version }: ResponseCacheOptions) => {
    app.decorate('responseCache', createResponseCache(version))
  },
  { name: 'answer-cache' },
)

function createResponseCache(version: ResponseCacheOptions['version']): ResponseCache {
  // The compressed forms are counted as half of the body each.
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: bytesMaximum,
    sizeCalculation: ({ body }, key) => 2 * body.length + key.length + 500,
  })
  const making = new Map<string, Promise<CachedResponse | null>>()
  let cachedVersion: number | null = null

  function dropStale(): void {
    if (version.current === cachedVersion) return
    kept.clear()
    making.clear()
    cachedVersion = version.current
  }

  return {
    find(key) {
      dropStale()
      return cachedVersion === null ? null : (kept.get(key) ?? null)
    },

    async through(key, make) {
      const found = this.find(key)
      if (found !== null) return found
      const alreadyMaking = making.get(key)
      if (alreadyMaking !== undefined) return alreadyMaking
      const begunIn = cachedVersion
      const promise = make().then((parts) => {
        if (parts === null) return null
        const answer = toCachedResponse(parts)
        if (begunIn !== null && begunIn === version.current) kept.set(key, answer)
        return answer
      })
      if (begunIn === null) return promise
      making.set(key, promise)
      try {
        return await promise
      } finally {
        if (making.get(key) === promise) making.delete(key)
      }
    },

    async send(request, reply, answer) {
      reply.header('etag', answer.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
      if (hasAlready(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
      reply.type(answer.contentType)
      const encoding = answer.body.length < compressedFrom ? null : acceptedEncoding(request.headers['accept-encoding'])
      if (encoding === null) return reply.send(answer.body)
      return reply.header('content-encoding', encoding).send(await compressedBody(answer, encoding))
    },
  }
}

function toCachedResponse({ contentType, body }: ResponseParts): CachedResponse {
  const bytes = Buffer.from(body)
  const digest = createHash('sha256').update(contentType).update(bytes).digest('base64url').slice(0, 22)
  // Weak, since the same tag stands for the body in every encoding.
  return { contentType, body: bytes, etag: `W/"${digest}"`, compressed: new Map() }
}

function compressedBody(answer: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const found = answer.compressed.get(encoding)
  if (found !== undefined) return found
  const made = compressBody(answer.body, encoding)
  answer.compressed.set(encoding, made)
  return made
}

function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((part) => part.trim() === etag || part.trim() === '*')
}
