import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const list = ['a', 'b', 'c', 'd']

test.each([
  { from: 0, to: 3, result: ['b', 'c', 'd', 'a'] },
  { from: 3, to: 0, result: ['d', 'a', 'b', 'c'] },
  { from: 1, to: 2, result: ['a', 'c', 'b', 'd'] },
  { from: 2, to: 2, result: ['a', 'b', 'c', 'd'] },
])('moving an entry of a list from $from to $to gives $result', ({ from, to, result }) => {
  expect(moved(list, from, to)).toEqual(result)
  expect(list).toEqual(['a', 'b', 'c', 'd'])
})
