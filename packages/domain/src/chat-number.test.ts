import { expect, test } from 'vitest'
import { chatNumberOf } from './chat-number.ts'

test.each([
  ['08012345678', '2348012345678'],
  ['0801 234 5678', '2348012345678'],
  ['8012345678', '2348012345678'],
  ['2348012345678', '2348012345678'],
  ['00442071234567', '442071234567'],
  ['447911123456', '447911123456'],
])('a customer who typed %s is reached at %s', (phone, number) => {
  expect(chatNumberOf(phone, '+234 800 000 0000')).toBe(number)
})
