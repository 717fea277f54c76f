import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/*
 * Draws the icons that browsers request without a link, from the mark in `icon.svg`: run `node apps/server/src/commands/draw-icons.ts`
 * after a change of the mark. iPhones round the corners of an icon themselves and show transparent ones in black.
 */

const folder = new URL('../../../web/public/', import.meta.url)
const mark = await readFile(new URL('icon.svg', folder), 'utf8')

const draw = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9, effort: 10, palette: true })
    .toBuffer()

/** A file of the ICO format: a header, an entry for each image, and the images as PNG. */
function icoOf(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = 6 + 16 * images.length
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}

const images = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(mark, size) })))
await writeFile(new URL('favicon.ico', folder), icoOf(images))
await writeFile(new URL('apple-touch-icon.png', folder), await draw(mark.replace(' rx="4"', ''), 180))
