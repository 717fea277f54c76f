import { isId } from '@shop/domain'
import { describe, expect, test } from 'vitest'
import { newId } from './identifiers.ts'

describe('ids', () => {
  test('ids are version 7 UUIDs', () => {
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(isId(newId())).toBe(true)
  })

  test('ids begin with the time of their creation', () => {
    const time = Date.parse('2100-01-01T00:00:00Z')
    expect(Number.parseInt(newId(time).replace('-', '').slice(0, 12), 16)).toBe(time)
  })

  test('ids increase within one millisecond and when the clock goes back', () => {
    const time = Date.parse('2100-01-02T00:00:00Z')
    const made = Array.from({ length: 10_000 }, (_, index) => newId(index % 3 === 0 ? time - 5 : time))
    expect(made).toEqual(made.toSorted())
    expect(new Set(made).size).toBe(made.length)
  })
})
