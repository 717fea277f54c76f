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
  it('the product categories are the eight of the specification', () => {
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
  ])('parseCategory finds %s regardless of case and of spaces around it', (text, category) => {
    expect(parseCategory(text)).toBe(category)
  })

  it.each(['Corner Sofas', 'Sofas', '', 'constructor'])(
    'parseCategory returns null for %j, which is no product category',
    (text) => {
      expect(parseCategory(text)).toBeNull()
    },
  )
})

describe('categories of the navigation', () => {
  it('the navigation has nine categories, of which the last is a view of Living Room', () => {
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

  it('parseShopCategory accepts every label of the navigation', () => {
    expect(shopCategories.map((category) => parseShopCategory(shopCategoryLabels[category]))).toEqual(shopCategories)
  })

  it('parseShopCategory returns null for a text that is no label of the navigation', () => {
    expect(parseShopCategory('Garden')).toBeNull()
  })
})

describe('categories of the mobile drawer', () => {
  it('the mobile drawer maps its entries to product categories, Sofas and Living Rooms to the same one', () => {
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
