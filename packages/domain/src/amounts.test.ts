import { describe, expect, it } from 'vitest'
import { amountOf, amountText } from './amounts.ts'

describe('An amount as it is typed', () => {
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

  it.each(['', '  ', '.', '-', 'cheap', '1e5', '0x10', '1.2.3', '--1', 'NaN', 'Infinity'])('%j is none', (text) => {
    expect(amountOf(text)).toBeNaN()
  })

  it('comes back as it was stored', () => {
    expect([1_250_000, 99.5, 0, null].map(amountText)).toEqual(['1250000', '99.5', '0', ''])
  })
})
