import { describe, expect, test } from 'vitest'
import { changedState, isSameState } from './bulk-changes.ts'
import type { BulkChange, ItemState } from './bulk-changes.ts'

const sofa: ItemState = { price: 1_850_000, isPromo: false, discountedPrice: null, visibility: 'public', isDeleted: false }
const onPromotion: ItemState = { ...sofa, isPromo: true, discountedPrice: 1_480_000 }

describe('a change of several items', () => {
  test.each<[string, ItemState, BulkChange, Partial<ItemState>]>([
    ['raises a price', sofa, { kind: 'price', percent: 7.5 }, { price: 1_988_800 }],
    ['lowers a price', sofa, { kind: 'price', percent: -10 }, { price: 1_665_000 }],
    [
      'keeps the share of a promotion',
      onPromotion,
      { kind: 'price', percent: 10 },
      { price: 2_035_000, discountedPrice: 1_628_000 },
    ],
    ['is exact for small prices', { ...sofa, price: 9.99 }, { kind: 'price', percent: 10 }, { price: 10.99 }],
    ['starts a promotion', sofa, { kind: 'promotion', percent: 15 }, { isPromo: true, discountedPrice: 1_572_500 }],
    ['starts no promotion for a free item', { ...sofa, price: 0 }, { kind: 'promotion', percent: 15 }, {}],
    ['leaves one kobo without a promotion', { ...sofa, price: 0.01 }, { kind: 'promotion', percent: 15 }, {}],
    ['never makes an item free', { ...sofa, price: 0.01 }, { kind: 'promotion', percent: 90 }, {}],
    [
      'starts no promotion with a price',
      { ...sofa, discountedPrice: 1_000 },
      { kind: 'price', percent: 10 },
      { price: 2_035_000, discountedPrice: null },
    ],
    [
      'ends a promotion that would be free',
      { ...onPromotion, discountedPrice: 0 },
      { kind: 'price', percent: 10 },
      { price: 2_035_000, isPromo: false, discountedPrice: null },
    ],
    ['ends a promotion', onPromotion, { kind: 'endPromotion' }, { isPromo: false, discountedPrice: null }],
    ['hides an item', sofa, { kind: 'visibility', visibility: 'hidden' }, { visibility: 'hidden' }],
    ['deletes an item', sofa, { kind: 'delete' }, { isDeleted: true }],
  ])('%s', (_, state, change, expected) => {
    expect(changedState(state, change)).toEqual({ ...state, ...expected })
  })

  test('ends a promotion that rounding would make as expensive as the price', () => {
    const cheap: ItemState = { ...sofa, price: 1_040, isPromo: true, discountedPrice: 1_030 }
    expect(changedState(cheap, { kind: 'price', percent: 0 })).toMatchObject({
      price: 1_000,
      isPromo: false,
      discountedPrice: null,
    })
  })

  test('knows when nothing has to be saved', () => {
    expect(isSameState(sofa, changedState(sofa, { kind: 'endPromotion' }))).toBe(true)
    expect(isSameState(sofa, onPromotion)).toBe(false)
  })
})
