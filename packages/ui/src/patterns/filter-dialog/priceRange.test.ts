import { describe, expect, test } from 'vitest'
import { priceRangeOf, readPriceRange } from './priceRange.ts'

const noErrors = { min: undefined, max: undefined }
const invalidPriceText = 'Enter a price in figures, such as 500000.'

describe('the price fields of the filters', () => {
  test('empty price fields set no limit', () => {
    expect(readPriceRange({ min: '', max: ' ' })).toEqual({
      isValid: true,
      minPrice: null,
      maxPrice: null,
      errors: noErrors,
    })
  })

  test('a price field accepts a price copied from the page', () => {
    expect(readPriceRange({ min: '₦1,250,000.00', max: '2 000 000' })).toEqual({
      isValid: true,
      minPrice: 1250000,
      maxPrice: 2000000,
      errors: noErrors,
    })
  })

  test.each(['abc', '-5', '1e6', '10.999', '.', 'Infinity'])('a price field rejects %s', (text) => {
    expect(readPriceRange({ min: text, max: '' })).toEqual({
      isValid: false,
      minPrice: null,
      maxPrice: null,
      errors: { min: invalidPriceText, max: undefined },
    })
  })

  test('the maximum price must not be below the minimum price', () => {
    expect(readPriceRange({ min: '200', max: '100' })).toEqual({
      isValid: false,
      minPrice: null,
      maxPrice: null,
      errors: { min: undefined, max: 'Must not be below the lowest price.' },
    })
  })

  test('the price fields show the active limits', () => {
    expect(priceRangeOf({ minPrice: 0, maxPrice: null })).toEqual({ min: '0', max: '' })
  })
})
