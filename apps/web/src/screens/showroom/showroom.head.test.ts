import { hoursLines } from '@shop/domain'
import { expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { showroomHead } from './showroom.head.ts'

const url = new URL('https://shop.example/showroom')
const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }
const { coordinates, map } = shop
const closed = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
}

test.each([
  [shop.hours, 'Mon-Fri 9:00 AM-6:00 PM, Sat 10:00 AM-4:00 PM, Sun closed.'],
  [closed, 'By appointment.'],
])('the description of Showroom says when the showroom is open: %#', (times, sentence) => {
  const data = { picture: null, hours: hoursLines(times), coordinates, map }
  expect(showroomHead({ data, url, facts }).description).toBe(
    `Visit Atelier Ilé at 12 Demonstration Close, Lekki Phase 1. ${sentence}`,
  )
})
