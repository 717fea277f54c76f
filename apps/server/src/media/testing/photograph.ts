import sharp from 'sharp'

/** The marker and the length of a JPEG comment of 12 bytes. Together with the start of the file it has six bytes. */
const commentHead = Buffer.from([0xff, 0xfe, 0, 14])

/** Draws a JPEG of 12 million noisy pixels and about 9 MB, like a photograph of a good camera. It begins with a comment of 12 bytes. */
export async function drawPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 36 }
  const jpeg = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888888', noise } })
    .jpeg({ quality: 93 })
    .toBuffer()
  return Buffer.concat([jpeg.subarray(0, 2), commentHead, Buffer.alloc(12, 'a'), jpeg.subarray(2)])
}

/** The characters of a photograph in base64 that are the comment. Each text of 16 letters and digits here makes another picture. */
export const photographComment = { from: 8, length: 16 } as const
