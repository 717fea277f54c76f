import { expect, test } from 'vitest'
import { createId } from './create-id.ts'

test('an id is a version 4 UUID, also without `randomUUID`', () => {
  let next = 0
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => bytes.map(() => (next = (next * 73 + 41) % 256))
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(createId({ randomUUID: () => 'made by the browser', getRandomValues })).toBe('made by the browser')
  const [one, other] = [createId({ getRandomValues }), createId({ getRandomValues })]
  expect(one).toMatch(uuid)
  expect(other).not.toBe(one)
})
