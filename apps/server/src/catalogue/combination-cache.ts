import type { CatalogueVersion } from './catalogue-version.ts'
import type { Combination } from './combinations.ts'
import { createVersionCache } from './version-cache.ts'

/** The most combinations that are cached. */
const sizeMaximum = 100_000

/** Reads the combinations of the items that a key describes. */
type ReadCombinations = () => Promise<readonly Combination[]>

/**
 * Caches the combinations that were read until the catalogue changes, so that further filters of the same items need no statement. While
 * the version is unknown, they are read each time.
 */
export function createCombinationCache(version: Pick<CatalogueVersion, 'current'>) {
  const open = createVersionCache<readonly Combination[]>(version, {
    maxSize: sizeMaximum,
    sizeCalculation: (all) => all.length + 1,
  })

  return async (key: string, read: ReadCombinations): Promise<readonly Combination[]> => {
    const cached = open()
    const found = cached?.get(key) ?? (await read())
    cached?.set(key, found)
    return found
  }
}
