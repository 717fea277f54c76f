import { expect, it } from 'vitest'
import { cacheTotals } from './total-cache.ts'

/** Lists whose total is that of the last change, with what each read knew. */
function createLists() {
  const version: { current: number | null } = { current: 1 }
  const known: (number | null)[] = []
  const readWithTotal = cacheTotals(version)
  const list = (key: string | null) =>
    readWithTotal(key, async (total) => {
      known.push(total)
      const counted = total ?? 10 * (version.current ?? 7)
      await Promise.resolve()
      return { total: counted }
    })
  return { version, known, list }
}

it('counts the items of each filter once for a version', async () => {
  const { known, list } = createLists()
  expect([await list('a'), await list('b'), await list('a')]).toEqual([{ total: 10 }, { total: 10 }, { total: 10 }])
  expect(known).toEqual([null, null, 10])
})

it('counts items again after a change, also when it happens during a read', async () => {
  const { version, list } = createLists()
  await list('a')
  version.current = 2
  const reading = list('a')
  version.current = 3
  const readMeanwhile = list('a')
  expect([await reading, await readMeanwhile, await list('a')]).toEqual([{ total: 20 }, { total: 30 }, { total: 30 }])
})

it('caches no total of a search or while the version is unknown', async () => {
  const { version, known, list } = createLists()
  await list(null)
  version.current = null
  await list('a')
  await list('a')
  expect(known).toEqual([null, null, null])
})
