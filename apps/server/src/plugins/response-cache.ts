import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { digestOf, makeCachedResponse } from './cached-response.ts'
import type { CachedResponse, ResponseParts } from './cached-response.ts'
import { createCachedSender } from './send-cached.ts'
import type { SendCached } from './send-cached.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Public responses, cached until the catalogue changes. */
    responseCache: ResponseCache
  }
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
  readonly send: SendCached
}

/** The options of the response cache. */
export interface ResponseCacheOptions {
  /** The catalogue's version; null while it is unknown, and nothing is cached then. */
  readonly version: { readonly current: number | null }
}

/** The maximum bytes of all cached bodies and their further forms. */
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
    send: createCachedSender(),

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
          const response = last?.print === print ? last.response : await makeCachedResponse(parts, print)
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
  }
}
