import { expect, test } from 'vitest'
import { beginOfDayInLagos, dayInLagos, formatDay, formatDayOf, isDay } from './dates.ts'

test('a day is formatted like July 8, 2025', () => {
  expect(formatDay('2025-07-08')).toBe('July 8, 2025')
  expect(formatDay('2024-12-31')).toBe('December 31, 2024')
})

test('the day of an instant is that of Lagos', () => {
  expect(formatDayOf('2025-07-08T22:59:59.999Z')).toBe('July 8, 2025')
  expect(formatDayOf('2024-12-31T23:00:00.000Z')).toBe('January 1, 2025')
})

test('a day in Lagos begins an hour before it begins in UTC', () => {
  const begin = beginOfDayInLagos('2025-01-01')
  expect(begin.toISOString()).toBe('2024-12-31T23:00:00.000Z')
  expect([dayInLagos(begin), dayInLagos(new Date(begin.getTime() - 1))]).toEqual(['2025-01-01', '2024-12-31'])
})

test('only calendar days are valid', () => {
  expect(['2025-07-08', '2024-02-29'].filter(isDay)).toEqual(['2025-07-08', '2024-02-29'])
  expect(['2025-02-29', '2025-13-01', '8 July 2025', '2025-7-8', ''].filter(isDay)).toEqual([])
})
