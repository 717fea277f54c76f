import { expect, test } from 'vitest'
import { onPhones } from './onPhones.ts'

test('a picture claims less width on a dense phone screen', () => {
  expect(onPhones(92)).toBe('(min-resolution: 2.5dppx) 53vw, 92vw')
})
