import { expect, it } from 'vitest'
import { countedSearch } from './missed-search.ts'

it.each([
  [' Davenport  Ṣófà ', 'davenport sofa'],
  ['sofa under ₦2,500,000', 'sofa under ₦2,500,000'],
  ['x'.repeat(80), 'x'.repeat(80)],
])('counts "%s" as "%s"', (text, counted) => {
  expect(countedSearch(text)).toBe(counted)
})

it.each([
  'ada@example.com',
  'call 0803 123 4567',
  'whatsapp +234-803-123-4567',
  '(0803) 1234567',
  'https://shop.example/x',
  'www.shop.example',
  'x'.repeat(81),
  '1234',
  '???',
  '',
])('does not count "%s", which may be personal or names nothing', (text) => {
  expect(countedSearch(text)).toBeNull()
})
