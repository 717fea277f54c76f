import { describe, expect, it } from 'vitest'
import { isLeadTimeWeeks } from './lead-time-rules.ts'
import { leadTimeText } from './lead-time.ts'

describe('lead times', () => {
  it.each([
    [4, 6, 'Made for you in 4 to 6 weeks'],
    [4, 4, 'Made for you in 4 weeks'],
    [1, 1, 'Made for you in 1 week'],
    [1, 2, 'Made for you in 1 to 2 weeks'],
  ])("writes a lead time of %i to %i weeks as '%s'", (minimum, maximum, text) => {
    expect(leadTimeText({ minimum, maximum })).toBe(text)
  })

  it('accepts a lead time in whole weeks, from 1 to 52', () => {
    expect([1, 52].every(isLeadTimeWeeks)).toBe(true)
    expect([0, 53, 1.5, -1, Number.NaN].some(isLeadTimeWeeks)).toBe(false)
  })
})
