import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from './catalogue-version.ts'

/** The values that are cached for one version of the catalogue. */
interface CachedValues<Value> {
  get(key: string): Value | undefined
  /** Does nothing when the catalogue has changed since. */
  set(key: string, value: Value): void
}

/**
 * Creates a cache whose values are valid until the catalogue changes.
 *
 * @param options - how much it caches
 * @returns opens the cache for the current version; null while the version is unknown
 */
export function createVersionCache<Value extends object | number>(
  version: Pick<CatalogueVersion, 'current'>,
  options: LRUCache.Options<string, Value, unknown>,
): () => CachedValues<Value> | null {
  const values = new LRUCache<string, Value>(options)
  let cachedVersion: number | null = null

  return () => {
    const { current } = version
    if (current === null) return null
    if (current !== cachedVersion) values.clear()
    cachedVersion = current
    return {
      get: (key) => values.get(key),
      set(key, value) {
        if (cachedVersion === current) values.set(key, value)
      },
    }
  }
}
