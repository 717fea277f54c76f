import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from './catalogue-version.ts'
import type { Combination } from './combinations.ts'

/** The most combinations that are kept. */
const sizeMaximum = 100_000

/** Reads the combinations of the items that a key describes. */
type ReadCombinations = () => Promise<readonly Combination[]>

/**
 * Keeps the combinations that were read until the catalogue changes, so that further filters of the same items need no statement. While
 * the version is unknown, they are read each time.
 */
export function createCombinationCache(version: Pick<CatalogueVersion, 'current'>) {
  const kept = new LRUCache<string, readonly Combination[]>({ maxSize: sizeMaximum, sizeCalculation: (all) => all.length + 1 })
  let keptVersion: number | null = null

  return async (key: string, read: ReadCombinations): Promise<readonly Combination[]> => {
    const { current } = version
    if (current === null) return read()
    if (current !== keptVersion) kept.clear()
    keptVersion = current
    const found = kept.get(key) ?? (await read())
    // The catalogue may have changed while they were read.
    if (keptVersion === current) kept.set(key, found)
    return found
  }
}
