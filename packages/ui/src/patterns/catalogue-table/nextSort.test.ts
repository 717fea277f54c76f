import { describe, expect, test } from 'vitest'
import { nextSort, sortShown } from './nextSort.ts'

describe('the headings of the catalogue table', () => {
  test.each([
    { sort: null, key: 'price', next: 'price-asc' },
    { sort: 'price-asc', key: 'price', next: 'price-desc' },
    { sort: 'price-desc', key: 'price', next: null },
    { sort: 'name', key: 'price', next: 'price-asc' },
    { sort: null, key: 'name', next: 'name' },
    { sort: 'name', key: 'name', next: null },
    { sort: 'price-desc', key: 'name', next: 'name' },
  ] as const)('pressing the heading $key while the sort order is $sort selects $next', ({ sort, key, next }) => {
    expect(nextSort(sort, key)).toBe(next)
  })

  test('a heading shows its sort direction, and no heading does in the default order', () => {
    expect([null, 'newest', 'name', 'price-asc', 'price-desc'].map((sort) => sortShown(sort as never))).toEqual([
      undefined,
      undefined,
      { key: 'name', direction: 'ascending' },
      { key: 'price', direction: 'ascending' },
      { key: 'price', direction: 'descending' },
    ])
  })
})
