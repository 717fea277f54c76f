import { expect, it } from 'vitest'
import { createCombinationCache } from './combination-cache.ts'

/** A cache over reads that find as many items as there were reads. */
function createReads(current: number | null) {
  const version = { current }
  const cached = createCombinationCache(version)
  const keys: string[] = []
  const countOf = async (key: string) => {
    const [found] = await cached(key, async () => {
      keys.push(key)
      const count = keys.length
      await Promise.resolve()
      return [{ style: 'Glam', isBestSeller: false, isPromo: false, isForeign: false, count }]
    })
    return found?.count
  }
  return { version, keys, countOf }
}

it('reads each key once for a version', async () => {
  const { keys, countOf } = createReads(1)
  expect([await countOf('sofa'), await countOf('bed'), await countOf('sofa')]).toEqual([1, 2, 1])
  expect(keys).toEqual(['sofa', 'bed'])
})

it('reads again after a change, also when it happens during a read', async () => {
  const { version, countOf } = createReads(1)
  const reading = countOf('sofa')
  version.current = 2
  const readMeanwhile = countOf('sofa')
  expect(await Promise.all([reading, readMeanwhile])).toEqual([1, 2])
  expect(await countOf('sofa')).toBe(2)
})

it('caches nothing while the version is unknown', async () => {
  const { countOf } = createReads(null)
  expect([await countOf('sofa'), await countOf('sofa')]).toEqual([1, 2])
})
