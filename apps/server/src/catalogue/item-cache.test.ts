import { expect, it } from 'vitest'
import { cacheItems } from './item-cache.ts'

/** Items whose text is that of the last change, with the ids of each read. */
function createStore(...stored: string[]) {
  const version: { current: number | null } = { current: 1 }
  const reads: (readonly string[])[] = []
  const read = async (ids: readonly string[]) => {
    reads.push(ids)
    const text = `version ${version.current}`
    await Promise.resolve()
    return stored.filter((id) => ids.includes(id)).map((_id) => ({ _id, text }))
  }
  return { version, reads, find: cacheItems(read, version) }
}

it('reads each item once for a version, and returns the existing ones in the order of the ids', async () => {
  const { reads, find } = createStore('a', 'b', 'c')
  const text = 'version 1'
  expect(await find(['b', 'a', 'b'])).toEqual(['b', 'a', 'b'].map((_id) => ({ _id, text })))
  expect(await find(['c', 'gone', 'a'])).toEqual(['c', 'a'].map((_id) => ({ _id, text })))
  await find(['a', 'c'])
  expect(reads).toEqual([
    ['b', 'a'],
    ['c', 'gone'],
  ])
})

it('reads items again after a change, also when it happens during a read', async () => {
  const { version, find } = createStore('a')
  await find(['a'])
  version.current = 2
  const reading = find(['a'])
  version.current = 3
  const readMeanwhile = find(['a'])
  expect(await reading).toEqual([{ _id: 'a', text: 'version 2' }])
  expect(await readMeanwhile).toEqual([{ _id: 'a', text: 'version 3' }])
  expect(await find(['a'])).toEqual([{ _id: 'a', text: 'version 3' }])
})

it('caches nothing while the version is unknown', async () => {
  const { version, reads, find } = createStore('a')
  version.current = null
  await find(['a'])
  await find(['a'])
  expect(reads).toEqual([['a'], ['a']])
})
