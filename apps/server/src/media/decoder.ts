import sharp, { type Sharp } from 'sharp'
import { MediaError } from './media-error.ts'
import type { FileContent } from './media-store.ts'
import { masterBox, pixelsMaximum } from './recipe.ts'

// Only the decoders of the four formats may run, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].flatMap((format) => [
    `VipsForeignLoad${format}Buffer`,
    `VipsForeignLoad${format}File`,
  ]),
})
// One thread per operation: two pictures in parallel use two cores better than one picture split over them, and the other two
// threads of Node's pool stay free for files and passwords.
sharp.concurrency(1)
// Nothing is decoded twice, so a cache would only occupy memory.
sharp.cache(false)

/** A size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A decoded picture: upright, sRGB, opaque, without metadata. */
export interface Pixels extends Size {
  readonly data: Buffer
  readonly channels: 1 | 2 | 3 | 4
}

/**
 * Decodes a picture, turns it upright and fits it into a box. Transparent parts become white, because JPEG has no transparency and
 * all formats should look the same. Only the first frame of an animation is used.
 *
 * @param content - a file that passed `inspectHeader`
 * @param box - the maximum width and height in pixels. The decoders of JPEG and WebP do less work for a small one
 * @throws MediaError when it cannot be read to its end
 */
export async function decodePicture(content: FileContent, box: Size = masterBox): Promise<Pixels> {
  const upright = sharp(content, { limitInputPixels: pixelsMaximum, failOn: 'error', autoOrient: true })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  return toPixels(upright).catch((error: unknown) => {
    throw new MediaError('unreadable', { cause: error })
  })
}

/** The size in pixels that `decodePicture` gives a picture in `masterBox`, from its header. */
export async function masterSize(content: FileContent): Promise<Size> {
  const { width, height } = (await sharp(content).metadata()).autoOrient
  const shrink = Math.max(1, width / masterBox.width, height / masterBox.height)
  return { width: Math.max(1, Math.round(width / shrink)), height: Math.max(1, Math.round(height / shrink)) }
}

/**
 * Checks the size in pixels in a picture's header, so that a small file that unpacks to a huge picture costs nothing. A truncated picture
 * passes here and fails in `decodePicture`.
 *
 * @param content - a file that passed `checkFile`
 * @throws MediaError when the header cannot be read, or has too many pixels
 */
export async function inspectHeader(content: FileContent): Promise<void> {
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new MediaError('unreadable', { cause: error })
    })
  if (width * height > pixelsMaximum) throw new MediaError('too-many-pixels')
}

/** Runs a pipeline and returns its pixels. */
export async function toPixels(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Creates a pipeline that starts with these pixels. */
export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}
