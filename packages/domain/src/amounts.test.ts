import { describe, expect, it } from 'vitest'
import { amountOf, amountText } from './amounts.ts'

describe('an amount that the user types', () => {
  it.each([
    ['1250000', 1_250_000],
    ['1,250,000.50', 1_250_000.5],
    ['₦ 1 250 000', 1_250_000],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['-1', -1],
  ])('%s is %d', (text, amount) => {
    expect(amountOf(text)).toBe(amount)
  })

  it.each(['', '  ', '.', '-', 'cheap', '1e5', '0x10', '1.2.3', '--1', 'NaN', 'Infinity'])('%j is not a number', (text) => {
    expect(amountOf(text)).toBeNaN()
  })

  it('is parsed back to the stored value', () => {
    expect([1_250_000, 99.5, 0, null].map(amountText)).toEqual(['1250000', '99.5', '0', ''])
  })
})
