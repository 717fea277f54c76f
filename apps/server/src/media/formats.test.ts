import { expect, test } from 'vitest'
import { pictureFormat } from './formats.ts'
import { drawPicture } from './testing/pictures.ts'

const small = { width: 8, height: 8 }

test('the first bytes of a file determine its format', async () => {
  expect(pictureFormat(await drawPicture(small).jpeg().toBuffer())).toBe('jpeg')
  expect(pictureFormat(await drawPicture(small).png().toBuffer())).toBe('png')
  expect(pictureFormat(await drawPicture(small).webp().toBuffer())).toBe('webp')
  expect(pictureFormat(await drawPicture(small).avif().toBuffer())).toBe('avif')
})

test.each([
  ['nothing', ''],
  ['a text', 'This is not a picture.'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF', 'GIF89a\x01\x00\x01\x00'],
  ['TIFF', 'II*\x00\x08\x00\x00\x00'],
  ['PDF', '%PDF-1.7'],
  ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'],
  ['a sound in a RIFF file', 'RIFF\x24\x00\x00\x00WAVEfmt '],
])('%s has no accepted format', (_kind, content) => {
  expect(pictureFormat(Buffer.from(content, 'latin1'))).toBeNull()
})
