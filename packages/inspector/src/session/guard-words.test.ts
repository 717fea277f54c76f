import { expect, it } from 'vitest'
import { guardWords } from './guard-words.ts'

it('says of each guard that was false that it was', () => {
  const guard = (name: string, result: boolean) => ({ guard: name, transition: 0, result })
  expect(guardWords([guard('isSessionOver', false), guard('isConnectionLost', false), guard('isEmpty', true)])).toBe(
    'isSessionOver is false, isConnectionLost is false',
  )
  expect(guardWords([guard('isEmpty', true)])).toBe('')
})
