import { describe, expect, it } from 'vitest'
import { parseSortOrder } from './sort-orders.ts'
import { parseStyle, styles } from './styles.ts'

describe('styles', () => {
  it('are the six of the specification', () => {
    expect(styles).toEqual(['Modern', 'Contemporary', 'Antique/Royal', 'Bespoke', 'Minimalist', 'Glam'])
  })

  it.each([
    ['antique/royal', 'Antique/Royal'],
    ['GLAM', 'Glam'],
    ['Contemporay', 'Contemporary'],
    ['contemporay', 'Contemporary'],
  ])('are found without regard to case, and as older forms spelt them: %s', (text, style) => {
    expect(parseStyle(text)).toBe(style)
  })

  it('include nothing else', () => {
    expect(parseStyle('Rustic')).toBeNull()
  })
})

describe('sort orders', () => {
  it('are found by name', () => {
    expect(['newest', 'price-asc', 'price-desc', 'NAME'].map(parseSortOrder)).toEqual([
      'newest',
      'price-asc',
      'price-desc',
      'name',
    ])
  })

  it('include nothing else', () => {
    expect(parseSortOrder('cheapest')).toBeNull()
  })
})
