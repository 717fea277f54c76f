import { describe, expect, it } from 'vitest'
import { amountOf, amountText, priceOf } from './amounts.ts'

describe('amounts that the user types', () => {
  it.each([
    ['1250000', 1_250_000],
    ['1,250,000.50', 1_250_000.5],
    ['₦ 1 250 000', 1_250_000],
    ['.25', 0.25],
    ['5.', 5],
    ['0', 0],
    ['-1', -1],
  ])('amountOf reads %s as %d', (text, amount) => {
    expect(amountOf(text)).toBe(amount)
  })

  it.each(['', '  ', '.', '-', 'cheap', '1e5', '0x10', '1.2.3', '--1', 'NaN', 'Infinity'])(
    'amountOf returns NaN for %j, which is not a number',
    (text) => {
      expect(amountOf(text)).toBeNaN()
    },
  )

  it.each([
    ['₦1,250,000', 1_250_000],
    ['450k', 450_000],
    ['450 K', 450_000],
    ['1.2m', 1_200_000],
    ['₦ 1.1M ', 1_100_000],
    ['-2k', -2000],
  ])('priceOf reads %s as %d', (text, price) => {
    expect(priceOf(text)).toBe(price)
  })

  it.each(['', 'k', 'm', '1.2mm', '1km', '2 million', '450g'])('priceOf returns NaN for %j, which is not a price', (text) => {
    expect(priceOf(text)).toBeNaN()
  })

  it('amountText writes a stored amount as plain digits, and null as an empty field', () => {
    expect([1_250_000, 99.5, 0, null].map(amountText)).toEqual(['1250000', '99.5', '0', ''])
  })
})
