import { testId } from '@shop/api/testing'
import { limits } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { idBatches } from './existence.ts'

const products = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ item: testId('product', place), itemType: 'Product' as const }))
const room = { item: testId('collection'), itemType: 'Collection' as const }

describe('The ids of items in requests', () => {
  it('groups the ids of items by type, without duplicates', () => {
    expect(idBatches([...products(2), room, room])).toEqual([
      { productIds: [testId('product', 0), testId('product', 1)], collectionIds: [testId('collection')] },
    ])
  })

  it('sends no request for the existence of no items', () => {
    expect(idBatches([])).toEqual([])
  })

  it('splits the ids of items into as many requests as the limit requires', () => {
    const batches = idBatches([...products(2 * limits.linesMaximum + 1), room])
    expect(batches.map(({ productIds, collectionIds }) => [productIds.length, collectionIds.length])).toEqual([
      [500, 1],
      [500, 0],
      [1, 0],
    ])
  })
})
