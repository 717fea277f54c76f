/** The accepted picture formats. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/**
 * The format according to the first bytes of a file, whatever its name; null for any other. It is checked before decoding, so an
 * SVG, a PDF or a text never reaches a decoder.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  if (bytes.subarray(0, 3).equals(jpegMagic)) return 'jpeg'
  if (bytes.subarray(0, 8).equals(pngMagic)) return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp' && avifBrands.has(text(bytes, 8, 12))) return 'avif'
  return null
}

const jpegMagic = Buffer.from([0xff, 0xd8, 0xff])
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** 'mif1' covers AVIF and HEIC. The decoder, which supports only AV1, tells them apart. */
const avifBrands = new Set(['avif', 'avis', 'mif1'])

function text(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end)
}
