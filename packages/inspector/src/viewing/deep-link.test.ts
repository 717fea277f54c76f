import { expect, it } from 'vitest'
import { readHash, writeHash } from './deep-link.ts'

it('reads the steps that a link contains', () => {
  const linked = {
    machine: 'contact',
    input: { user: null },
    steps: [{ kind: 'send', event: { type: 'message.submitted' } }],
  } as const
  expect(readHash(writeHash(linked))).toEqual(linked)
})

it.each([
  '',
  '#steps=%7B%22machine%22%3A%22contact%22%2C%22st',
  '#steps={"machine":"contact","steps":[null]}',
  '#steps={"machine":"contact"}',
])('finds no steps in the hash %j', (hash) => {
  expect(readHash(hash)).toBeNull()
})
