import { describe, expect, test } from 'vitest'
import { activeFilters, noFilters, type FilterValues } from './filters.ts'

const all: FilterValues = {
  category: 'Bedroom',
  style: 'Glam',
  colour: 'pink',
  material: 'Velvet',
  minPrice: 100000,
  maxPrice: 2500000.5,
  isBestSeller: true,
  isPromo: true,
  isForeign: true,
}

describe('activeFilters', () => {
  test('no filter has a label when none is active', () => {
    expect(activeFilters(noFilters)).toEqual([])
  })

  test('each active filter has a label, in the order of the filter dialog', () => {
    expect(activeFilters(all)).toEqual([
      { key: 'category', label: 'Bedroom' },
      { key: 'style', label: 'Glam' },
      { key: 'colour', label: 'Pink' },
      { key: 'material', label: 'Velvet' },
      { key: 'minPrice', label: 'From ₦100,000.00' },
      { key: 'maxPrice', label: 'Up to ₦2,500,000.50' },
      { key: 'isBestSeller', label: 'Best sellers' },
      { key: 'isPromo', label: 'On promotion' },
      { key: 'isForeign', label: 'Made abroad' },
    ])
  })

  test('a minimum price of zero is an active filter with a label', () => {
    expect(activeFilters({ ...noFilters, minPrice: 0 })).toEqual([{ key: 'minPrice', label: 'From ₦0.00' }])
  })
})
