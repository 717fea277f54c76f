import { describe, expect, it } from 'vitest'
import {
  categories,
  drawerCategories,
  parseCategory,
  parseShopCategory,
  shopCategories,
  shopCategoryLabels,
} from './categories.ts'

describe('categories', () => {
  it('are the eight of the specification', () => {
    expect(categories).toEqual([
      'Living Room',
      'Armchair',
      'Bedroom',
      'Dining Room',
      'Center Table',
      'Wardrobe',
      'TV Unit',
      'Carpet',
    ])
  })

  it.each([
    ['TV unit', 'TV Unit'],
    [' living room ', 'Living Room'],
    ['CARPET', 'Carpet'],
  ])('are found by name without regard to case: %s', (text, category) => {
    expect(parseCategory(text)).toBe(category)
  })

  it.each(['Corner Sofas', 'Sofas', '', 'constructor'])('do not include %j', (text) => {
    expect(parseCategory(text)).toBeNull()
  })
})

describe('the navigation', () => {
  it('has nine categories, of which the last is a view of Living Room', () => {
    expect(shopCategories.map((category) => shopCategoryLabels[category])).toEqual([
      'Living Room',
      'Armchair',
      'Bedroom',
      'Dining Room',
      'Center Table',
      'Wardrobe',
      'TV unit',
      'Carpet',
      'Corner Sofas',
    ])
  })

  it('parses every one of its own labels', () => {
    expect(shopCategories.map((category) => parseShopCategory(shopCategoryLabels[category]))).toEqual(shopCategories)
  })

  it('parses nothing else', () => {
    expect(parseShopCategory('Garden')).toBeNull()
  })
})

describe('the mobile drawer', () => {
  it('maps its entries to product categories, Sofas and Living Rooms to the same one', () => {
    expect(drawerCategories).toEqual([
      { label: 'Sofas', category: 'Living Room' },
      { label: 'Armchairs', category: 'Armchair' },
      { label: 'Living Rooms', category: 'Living Room' },
      { label: 'Bedrooms', category: 'Bedroom' },
      { label: 'Dining Rooms', category: 'Dining Room' },
      { label: 'Center Tables', category: 'Center Table' },
      { label: 'Wardrobe', category: 'Wardrobe' },
      { label: 'TV Unit', category: 'TV Unit' },
      { label: 'Carpets', category: 'Carpet' },
    ])
  })
})
