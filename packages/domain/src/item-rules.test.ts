import { describe, expect, it } from 'vitest'
import { deleteQuestion, itemProblems } from './item-rules.ts'

const item = {
  description: '<p>A deep sofa.</p>',
  price: 1000,
  isPromo: false,
  discountedPrice: null,
  isForeign: false,
  origin: null,
}

describe('itemProblems', () => {
  it('reports no problem when every field is valid', () => {
    expect(itemProblems('Product', item)).toEqual([])
    expect(itemProblems('Collection', { ...item, price: 0 })).toEqual([])
    expect(itemProblems('Product', { ...item, price: 999_999_999_999.99, isForeign: true, origin: 'Italy' })).toEqual([])
  })

  it.each(['', '   ', '<p></p>', '<p>&nbsp;</p><br>', '<!-- text -->', '<p>\u200B\uFEFF</p>'])(
    'requires a description with words, unlike %j',
    (description) => {
      expect(itemProblems('Product', { ...item, description })).toEqual([
        { path: 'description', message: 'Description cannot be empty.' },
      ])
    },
  )

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('requires a price that is a non-negative number, unlike %d', (price) => {
    expect(itemProblems('Product', { ...item, price })).toEqual([
      { path: 'price', message: 'Price must be a non-negative number.' },
    ])
  })

  it('requires a price that has at most two decimals and is not too large', () => {
    expect(itemProblems('Product', { ...item, price: 10.999 })).toEqual([
      { path: 'price', message: 'Price must have at most two decimals.' },
    ])
    expect(itemProblems('Product', { ...item, price: 1e12 })).toEqual([
      { path: 'price', message: 'Price must be at most ₦999,999,999,999.99.' },
    ])
  })

  it.each([null, 0, -5])('requires a discounted price above 0 for an item on promotion, unlike %j', (discountedPrice) => {
    expect(itemProblems('Product', { ...item, isPromo: true, discountedPrice })).toEqual([
      {
        path: 'discountedPrice',
        message: 'Discounted price is required and must be greater than 0 if product is on promotion.',
      },
    ])
  })

  it('says collection instead of product in the messages about a collection', () => {
    const fields = { ...item, isPromo: true, isForeign: true, origin: ' ' }
    expect(itemProblems('Collection', fields)).toEqual([
      {
        path: 'discountedPrice',
        message: 'Discounted price is required and must be greater than 0 if collection is on promotion.',
      },
      { path: 'origin', message: 'Origin is required if collection is marked as foreign.' },
    ])
  })

  it.each([1000, 1500])('requires a discounted price below the price for an item on promotion, unlike %d', (discountedPrice) => {
    expect(itemProblems('Product', { ...item, isPromo: true, discountedPrice })).toEqual([
      { path: 'discountedPrice', message: 'Discounted price must be less than the original price.' },
    ])
  })

  it('requires a discounted price that has at most two decimals', () => {
    expect(itemProblems('Product', { ...item, isPromo: true, discountedPrice: 99.999 })).toEqual([
      { path: 'discountedPrice', message: 'Discounted price must have at most two decimals.' },
    ])
  })

  it.each([null, '', '  '])('requires the origin of an item that is marked as foreign, unlike %j', (origin) => {
    expect(itemProblems('Product', { ...item, isForeign: true, origin })).toEqual([
      { path: 'origin', message: 'Origin is required if product is marked as foreign.' },
    ])
  })

  it('ignores a discounted price and an origin whose flags are not set', () => {
    expect(itemProblems('Product', { ...item, discountedPrice: 5000, origin: '' })).toEqual([])
  })
})

describe('the question before a deletion', () => {
  it('the question before a deletion names the type of the item', () => {
    expect(deleteQuestion('Product')).toBe('Are you sure you want to delete this product? This action cannot be undone.')
    expect(deleteQuestion('Collection')).toBe('Are you sure you want to delete this collection? This action cannot be undone.')
  })
})
