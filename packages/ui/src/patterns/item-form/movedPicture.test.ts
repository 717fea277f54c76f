import { expect, test } from 'vitest'
import { movedPicture } from './movedPicture.ts'

test.each([
  { after: ['b', 'a', 'c', 'd'], moved: { key: 'a', to: 1 } },
  { after: ['b', 'c', 'd', 'a'], moved: { key: 'a', to: 3 } },
  { after: ['d', 'a', 'b', 'c'], moved: { key: 'd', to: 0 } },
  { after: ['a', 'c', 'd', 'b'], moved: { key: 'b', to: 3 } },
  { after: ['a', 'd', 'b', 'c'], moved: { key: 'd', to: 1 } },
  { after: ['a', 'b', 'c', 'd'], moved: null },
])('changing the order a, b, c, d to $after reports the move $moved', ({ after, moved }) => {
  expect(movedPicture(['a', 'b', 'c', 'd'], after)).toEqual(moved)
})
