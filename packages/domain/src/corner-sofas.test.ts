import { describe, expect, it } from 'vitest'
import { shopCategories } from './categories.ts'
import { isCornerItem, isInShopCategory } from './corner-sofas.ts'

const item = { category: 'Living Room', name: 'Marina', items: '(3+1+1)' } as const

describe('Corner Sofas', () => {
  it.each([
    { name: 'Marina Corner Sofa' },
    { name: 'SECTIONAL in grey' },
    { items: 'L-shape (5 seats)' },
    { items: 'L shaped sofa' },
    { items: '2 sectionals' },
  ])('Corner Sofas includes a Living Room item with %j', (fields) => {
    expect(isCornerItem({ ...item, ...fields })).toBe(true)
  })

  it.each([{ name: 'Cornerstone Sofa' }, { name: 'Marina' }, { items: 'Small shaped stool' }])(
    'Corner Sofas does not include a Living Room item with %j',
    (fields) => {
      expect(isCornerItem({ ...item, ...fields })).toBe(false)
    },
  )

  it('Corner Sofas does not include a corner item of another category', () => {
    expect(isCornerItem({ ...item, category: 'TV Unit', name: 'Corner TV Unit' })).toBe(false)
  })

  it('a corner sofa is in Corner Sofas and in its own category only', () => {
    const corner = { ...item, items: 'L-shape (5 seats)' }
    expect(shopCategories.filter((category) => isInShopCategory(corner, category))).toEqual(['Living Room', 'Corner Sofas'])
  })
})
