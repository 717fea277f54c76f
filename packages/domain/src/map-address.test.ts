import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

test('the address of a map has its coordinates and zoom level 17', () => {
  const template = 'https://maps.example/?q={latitude},{longitude}&z={zoom}&output=embed'
  expect(mapAddress(template, { latitude: 6.4474, longitude: -3.4723 })).toBe(
    'https://maps.example/?q=6.4474,-3.4723&z=17&output=embed',
  )
})
