import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearUncheckedMarks, isOnPromotion, payablePrice, percentOff } from './promotion.ts'

describe('promotions', () => {
  it('an item is on promotion when isPromo is true and a discounted price is present', () => {
    const item = { price: 1000, isPromo: true, discountedPrice: 800 }
    expect(isOnPromotion(item)).toBe(true)
    expect(payablePrice(item)).toBe(800)
  })

  it('an item without a discounted price is not on promotion', () => {
    const item = { price: 1000, isPromo: true, discountedPrice: null }
    expect(isOnPromotion(item)).toBe(false)
    expect(payablePrice(item)).toBe(1000)
  })

  it('an item with a discounted price is not on promotion while isPromo is false', () => {
    const item = { price: 1000, isPromo: false, discountedPrice: 800 }
    expect(isOnPromotion(item)).toBe(false)
    expect(payablePrice(item)).toBe(1000)
  })
})

describe('percentOff', () => {
  it.each([
    [2_450_000, 2_150_000, 12],
    [200, 199, 1],
    [1000, 996, 0],
    [3, 2, 33],
    [3, 1, 67],
    [500, 500, 0],
    [0, 0, 0],
  ])('the discount from %d to %d is %d percent', (price, discountedPrice, percent) => {
    expect(percentOff(price, discountedPrice)).toBe(percent)
  })

  it('rounds half a percent up, although 0.285 times 100 is 28.499999999999996', () => {
    expect(percentOff(200, 143)).toBe(29)
  })

  it('returns a whole percentage from 0 to 100 for every discounted price up to the price', () => {
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

describe('clearUncheckedMarks', () => {
  const item = { name: 'Oba', isPromo: true, discountedPrice: 800, isForeign: true, origin: 'Italy' }

  it('clears the discounted price of an item that is not on promotion', () => {
    expect(clearUncheckedMarks({ ...item, isPromo: false })).toEqual({
      ...item,
      isPromo: false,
      discountedPrice: null,
    })
  })

  it('clears the origin of an item that is not foreign', () => {
    expect(clearUncheckedMarks({ ...item, isForeign: false })).toEqual({
      ...item,
      isForeign: false,
      origin: null,
    })
  })

  it('keeps the discounted price and the origin of an item whose flags are set', () => {
    expect(clearUncheckedMarks(item)).toEqual(item)
  })
})
