import { expect, test } from 'vitest'
import { nextItem } from './nextItem.ts'

const labels = ['Edit', 'Duplicate', 'Export', 'Delete']

test.each([
  { key: 'ArrowDown', at: 0, next: 1 },
  { key: 'ArrowDown', at: 3, next: 0 },
  { key: 'ArrowUp', at: 3, next: 2 },
  { key: 'ArrowUp', at: 0, next: 3 },
  { key: 'Home', at: 2, next: 0 },
  { key: 'End', at: 0, next: 3 },
  { key: 'd', at: 0, next: 1 },
  { key: 'D', at: 1, next: 3 },
  { key: 'd', at: 3, next: 1 },
  { key: 'x', at: 0, next: undefined },
  { key: ' ', at: 0, next: undefined },
  { key: 'Tab', at: 0, next: undefined },
  { key: 'Enter', at: 0, next: undefined },
])('$key on item $at leads to $next', ({ key, at, next }) => {
  expect(nextItem(key, at, labels)).toBe(next)
})
