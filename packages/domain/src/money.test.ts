import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNaira, fromKobo, isExactMoney, toKobo } from './money.ts'

const kobo = fc.integer({ min: 0, max: 99_999_999_999_999 })

describe('formatNaira', () => {
  it.each([
    [1_250_000, '₦1,250,000.00'],
    [0, '₦0.00'],
    [0.05, '₦0.05'],
    [999, '₦999.00'],
    [1000, '₦1,000.00'],
    [99.5, '₦99.50'],
    [999_999_999_999.99, '₦999,999,999,999.99'],
    [-1500, '-₦1,500.00'],
  ])('writes %d naira with thousands separators and two decimals: %s', (naira, text) => {
    expect(formatNaira(naira)).toBe(text)
  })

  it('shows no floating-point error in a sum of naira', () => {
    expect(formatNaira(0.1 + 0.2)).toBe('₦0.30')
  })

  it('shows ₦0.00 for a price that is not a number', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(formatNaira)).toEqual(['₦0.00', '₦0.00'])
  })

  it('writes every amount so that it can be parsed back', () => {
    fc.assert(
      fc.property(kobo, (amount) => {
        const text = formatNaira(fromKobo(amount))
        expect(text).toMatch(/^₦\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(Number(text.replace(/\D/g, ''))).toBe(amount)
      }),
    )
  })
})

describe('kobo', () => {
  it('converts kobo to naira and back without a change', () => {
    fc.assert(
      fc.property(kobo, (amount) => {
        expect(toKobo(fromKobo(amount))).toBe(amount)
      }),
    )
  })

  it('converts 19.99 naira to 1999 kobo, although 19.99 times 100 is 1998.9999999999998', () => {
    expect(toKobo(19.99)).toBe(1999)
  })
})

describe('isExactMoney', () => {
  it.each([0, 12, 12.3, 12.34, 999_999_999_999.99])('accepts %d as an amount of money with at most two decimals', (naira) => {
    expect(isExactMoney(naira)).toBe(true)
  })

  it.each([12.345, 0.001, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %d, which cannot be stored exactly as money',
    (naira) => {
      expect(isExactMoney(naira)).toBe(false)
    },
  )
})
