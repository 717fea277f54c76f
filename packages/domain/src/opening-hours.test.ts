import { expect, test } from 'vitest'
import { hoursLines } from './opening-hours.ts'
import type { OpeningTimes } from './opening-hours.ts'

const week: OpeningTimes = {
  monday: ['09:00', '18:00'],
  tuesday: ['09:00', '18:00'],
  wednesday: ['09:00', '18:00'],
  thursday: ['09:00', '18:00'],
  friday: ['09:00', '18:00'],
  saturday: ['10:00', '16:00'],
  sunday: null,
}

test('showroom hours are formatted like Mon-Fri 9:00 AM-6:00 PM, Sat 10:00 AM-4:00 PM, Sun closed', () => {
  const lines = hoursLines(week).map(({ days, hours }) => `${days} ${hours}`)
  expect(lines.join(', ')).toBe('Mon-Fri 9:00 AM-6:00 PM, Sat 10:00 AM-4:00 PM, Sun closed')
  expect(hoursLines(week).map(({ weekdays }) => weekdays.length)).toEqual([5, 1, 1])
})

test('a day with other hours in the middle of the week splits the group', () => {
  const lines = hoursLines({ ...week, wednesday: null }).map(({ days, hours }) => `${days} ${hours}`)
  expect(lines).toEqual([
    'Mon-Tue 9:00 AM-6:00 PM',
    'Wed closed',
    'Thu-Fri 9:00 AM-6:00 PM',
    'Sat 10:00 AM-4:00 PM',
    'Sun closed',
  ])
})

test('noon and midnight are written as 12:00 PM and 12:30 AM', () => {
  const all = ['00:30', '12:00'] as const
  const lines = hoursLines({ ...week, saturday: all, sunday: all })
  expect(lines.at(-1)).toEqual({
    days: 'Sat-Sun',
    hours: '12:30 AM-12:00 PM',
    weekdays: ['saturday', 'sunday'],
    times: ['00:30', '12:00'],
  })
})
