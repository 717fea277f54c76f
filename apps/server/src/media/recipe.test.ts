import { expect, test } from 'vitest'
import { defaultWidth, quickVariant, variantsOf, variantWidths } from './recipe.ts'

test('a picture is stored in the usual widths below its own and in its own', () => {
  expect(variantWidths(1920)).toEqual([320, 480, 640, 960, 1280, 1920])
  expect(variantWidths(1200)).toEqual([320, 480, 640, 960, 1200])
})

test("a usual width within a tenth of the picture's own is skipped", () => {
  expect(variantWidths(1000)).toEqual([320, 480, 640, 1000])
  expect(variantWidths(330)).toEqual([330])
})

test('a picture is never enlarged', () => {
  expect(variantWidths(200)).toEqual([200])
  expect(variantWidths(1)).toEqual([1])
})

test('the default JPEG has the largest width of at most 1280 pixels', () => {
  expect(defaultWidth([320, 480, 640, 960, 1280, 1920])).toBe(1280)
  expect(defaultWidth([320, 480, 640, 960, 1200])).toBe(1200)
  expect(defaultWidth([200])).toBe(200)
})

test.each([
  [[320, 480, 640, 960], '640.jpg'],
  [[320, 480, 700], '480.jpg'],
  [[40], '40.jpg'],
])('of the widths %j the JPEG that is stored at once is %s', (widths, variant) => {
  expect(quickVariant(widths)).toBe(variant)
})

test('each width is made in three formats, followed by the preview', () => {
  expect(variantsOf([320, 700])).toEqual(['320.avif', '320.webp', '320.jpg', '700.avif', '700.webp', '700.jpg', 'og.jpg'])
})
