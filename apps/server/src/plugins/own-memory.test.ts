import { expect, test } from 'vitest'
import { sharedMaximum, withBytes } from './own-memory.ts'

const copyOf = (texts: readonly string[]) => withBytes(texts, (bytes) => ({ memory: bytes.buffer, text: bytes.toString() }))

test('withBytes reads texts in the same memory each time', () => {
  const first = copyOf(['₦450,000', ' oak table'])
  const second = copyOf(['sofa'])
  expect([first.text, second.text]).toEqual(['₦450,000 oak table', 'sofa'])
  expect(second.memory).toBe(first.memory)
})

test('withBytes reads longer texts in memory of their own', () => {
  const longest = copyOf(['o'.repeat(sharedMaximum)])
  const longer = copyOf(['o'.repeat(sharedMaximum), '₦'])
  expect(longest.memory).toBe(copyOf(['sofa']).memory)
  expect(longer.memory).not.toBe(longest.memory)
  expect(longer.text).toBe(`${'o'.repeat(sharedMaximum)}₦`)
})
