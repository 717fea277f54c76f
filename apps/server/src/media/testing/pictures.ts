import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Size } from '../decoder.ts'

/**
 * Draws coloured bands over a soft gradient, which compress realistically. The same size and seed result in the same picture.
 *
 * @param seed - changes the bytes
 */
export function drawPicture({ width, height }: Size, seed = 0) {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      data[at] = (x * 255) / width
      data[at + 1] = (y * 255) / height
      data[at + 2] = (((x >> 4) ^ (y >> 4)) * 16 + seed * 7) & 255
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A JPEG with a red left half and a blue right half. */
export async function redBlueJpeg({ width, height }: Size, metadata: { orientation?: number; latitude?: string } = {}) {
  const half = await sharp({ create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const picture = sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: width - Math.floor(width / 2), top: 0 },
  ])
  return picture
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: metadata.latitude ?? '6/1 26/1 50/1' } })
    .withMetadata(metadata.orientation === undefined ? {} : { orientation: metadata.orientation })
    .jpeg()
    .toBuffer()
}

/** A decompression bomb: a PNG of a few kilobytes that unpacks to a huge black picture. */
export function bombPng({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Interlaced greyscale with one bit per pixel, so the decoder cannot work row by row.
  header.set([1, 0, 0, 0, 1], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8) * height + 16 * height))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
