import type { CatalogueVersion } from './catalogue-version.ts'
import { createVersionCache } from './version-cache.ts'

/** Reads the existing items among some ids, in the order of the ids. */
type ReadItems<Item> = (ids: readonly string[]) => Promise<Item[]>

/** The most characters of descriptions and pictures' facts that are cached. */
const sizeMaximum = 8 * 1024 * 1024

/**
 * Caches the items that were read until the catalogue changes, so that lists and searches need to find only ids. While the version is
 * unknown, every item is read again.
 *
 * @param read - reads items from the database
 */
export function cacheItems<Item extends { readonly _id: string }>(
  read: ReadItems<Item>,
  version: Pick<CatalogueVersion, 'current'>,
): ReadItems<Item> {
  const open = createVersionCache<Item>(version, { maxSize: sizeMaximum, sizeCalculation: (item) => JSON.stringify(item).length })

  return async (ids) => {
    const cached = open()
    if (cached === null) return read(ids)
    const found = new Map(ids.map((id) => [id, cached.get(id)]))
    const missing = [...found.keys()].filter((id) => found.get(id) === undefined)
    for (const item of missing.length === 0 ? [] : await read(missing)) {
      found.set(item._id, item)
      cached.set(item._id, item)
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }
}
