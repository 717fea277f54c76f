import { describe, expect, it } from 'vitest'
import { parseSortOrder } from './sort-orders.ts'
import { parseStyle, styles } from './styles.ts'

describe('styles', () => {
  it('the styles are the six of the specification', () => {
    expect(styles).toEqual(['Modern', 'Contemporary', 'Antique/Royal', 'Bespoke', 'Minimalist', 'Glam'])
  })

  it.each([
    ['antique/royal', 'Antique/Royal'],
    ['GLAM', 'Glam'],
    ['Contemporay', 'Contemporary'],
    ['contemporay', 'Contemporary'],
  ])('parseStyle reads %s, in any case and in the spelling of older forms, as %s', (text, style) => {
    expect(parseStyle(text)).toBe(style)
  })

  it('parseStyle returns null for a text that is no style', () => {
    expect(parseStyle('Rustic')).toBeNull()
  })
})

describe('sort orders', () => {
  it('parseSortOrder finds each sort order by its name in any case', () => {
    expect(['newest', 'price-asc', 'price-desc', 'NAME'].map(parseSortOrder)).toEqual([
      'newest',
      'price-asc',
      'price-desc',
      'name',
    ])
  })

  it('parseSortOrder returns null for an unknown sort order', () => {
    expect(parseSortOrder('cheapest')).toBeNull()
  })
})
