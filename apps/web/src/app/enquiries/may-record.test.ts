import { expect, test } from 'vitest'
import { mayRecord } from './may-record.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-23T12:00:00Z')
const enquiry = { reference: 'ILE-7K2Q9X', linkKey: 'key', title: 'Eko Sofa' }
const unsent = (count: number) => Array.from({ length: count }, () => ({ ...enquiry, source: 'cart' as const, lines: [] }))
const sent = (count: number, days: number) =>
  Array.from({ length: count }, () => ({ ...enquiry, createdAt: new Date(now - days * day).toISOString() }))

test('a browser records up to 50 enquiries that are unsent or that a guest has sent in the last 30 days', () => {
  expect(mayRecord({ unsent: unsent(20), sent: sent(29, 29) }, now)).toBe(true)
  expect(mayRecord({ unsent: unsent(20), sent: sent(30, 29) }, now)).toBe(false)
  expect(mayRecord({ unsent: unsent(20), sent: sent(30, 30) }, now)).toBe(true)
  expect(mayRecord({ unsent: unsent(50), sent: [] }, now)).toBe(false)
})
