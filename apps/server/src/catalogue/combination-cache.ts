import type { CatalogueVersion } from './catalogue-version.ts'
import type { Combination } from './combinations.ts'
import { createVersionCache } from './version-cache.ts'

/** The most combinations that are kept. */
const sizeMaximum = 100_000

/** Reads the combinations of the items that a key describes. */
type ReadCombinations = () => Promise<readonly Combination[]>

/**
 * Keeps the combinations that were read until the catalogue changes, so that further filters of the same items need no statement. While
 * the version is unknown, they are read each time.
 */
export function createCombinationCache(version: Pick<CatalogueVersion, 'current'>) {
  const open = createVersionCache<readonly Combination[]>(version, {
    maxSize: sizeMaximum,
    sizeCalculation: (all) => all.length + 1,
  })

  return async (key: string, read: ReadCombinations): Promise<readonly Combination[]> => {
    const kept = open()
    const found = kept?.get(key) ?? (await read())
    kept?.set(key, found)
    return found
  }
}
