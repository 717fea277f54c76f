import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearUncheckedMarks, isOnPromotion, payablePrice, percentOff } from './promotion.ts'

describe('an item', () => {
  it('is on promotion when isPromo is true and a discounted price is present', () => {
    const item = { price: 1000, isPromo: true, discountedPrice: 800 }
    expect(isOnPromotion(item)).toBe(true)
    expect(payablePrice(item)).toBe(800)
  })

  it('is not on promotion without a discounted price', () => {
    const item = { price: 1000, isPromo: true, discountedPrice: null }
    expect(isOnPromotion(item)).toBe(false)
    expect(payablePrice(item)).toBe(1000)
  })

  it('is not on promotion while isPromo is false', () => {
    const item = { price: 1000, isPromo: false, discountedPrice: 800 }
    expect(isOnPromotion(item)).toBe(false)
    expect(payablePrice(item)).toBe(1000)
  })
})

describe('percent off', () => {
  it.each([
    [2_450_000, 2_150_000, 12],
    [200, 199, 1],
    [1000, 996, 0],
    [3, 2, 33],
    [3, 1, 67],
    [500, 500, 0],
    [0, 0, 0],
  ])('of %d down to %d is %d', (price, discountedPrice, percent) => {
    expect(percentOff(price, discountedPrice)).toBe(percent)
  })

  it('rounds half up, although 0.285 times 100 is 28.499999999999996', () => {
    expect(percentOff(200, 143)).toBe(29)
  })

  it('is a whole number from 0 to 100 for every discounted price up to the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.double({ min: 0, max: 1, noNaN: true }), (price, part) => {
        const percent = percentOff(price, Math.floor(price * part))
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('clearing values whose flag is not set', () => {
  const item = { name: 'Oba', isPromo: true, discountedPrice: 800, isForeign: true, origin: 'Italy' }

  it('clears discountedPrice without isPromo', () => {
    expect(clearUncheckedMarks({ ...item, isPromo: false })).toEqual({
      ...item,
      isPromo: false,
      discountedPrice: null,
    })
  })

  it('clears origin without isForeign', () => {
    expect(clearUncheckedMarks({ ...item, isForeign: false })).toEqual({
      ...item,
      isForeign: false,
      origin: null,
    })
  })

  it('leaves an item with both flags unchanged', () => {
    expect(clearUncheckedMarks(item)).toEqual(item)
  })
})
