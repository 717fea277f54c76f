import { expect, test } from 'vitest'
import { findWorse } from './ratios.ts'

test('names only the ratios that are more than a tenth worse than the committed ones', () => {
  const committed = { embedded: { list: 2, search: 4, page: 10 }, PostgreSQL: { list: 3 } }
  const measured = { embedded: { list: 2.19, search: 4.5, page: 5, other: 99 } }
  expect(findWorse(measured, committed)).toEqual(['search, embedded: 4.50 times the floor instead of 4.00'])
})
