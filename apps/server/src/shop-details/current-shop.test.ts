import { createImage } from '@shop/api/testing'
import { presentationOf } from '@shop/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import shop from '../../../../shop.config.ts'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { followCurrentShop } from './current-shop.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** Follows the shop of an empty database. `reads` counts the reads of the details since then. */
async function follow() {
  const version = { current: 1 }
  const presentation = presentationOf(shop, () => createImage())
  const current = await followCurrentShop({ database, version, shop, presentation })
  const query = vi.spyOn(database.reads, 'query')
  const reads = () => query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('shop_details')).length
  return { version, query, reads, readTwice: () => Promise.all([current.read(), current.read()]) }
}

test('concurrent requests share one read of the details, and each change of the version leads to another', async () => {
  const { version, readTwice, reads } = await follow()
  await readTwice()
  await readTwice()
  expect(reads()).toBe(1)
  version.current = 2
  const started = readTwice()
  // Requests after a change do not wait for a read that started before it.
  version.current = 3
  await Promise.all([started, readTwice()])
  expect(reads()).toBe(3)
})

test('a failed read is not shared with later requests', async () => {
  const { readTwice, query } = await follow()
  query.mockRejectedValueOnce(new Error('The connection was lost.') as never)
  await expect(readTwice()).rejects.toThrow()
  expect(await readTwice()).toEqual([shop, shop])
})
