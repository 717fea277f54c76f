import { fromPixels, type Pixels, toPixels } from './decoder.ts'
import {
  avifOptions,
  jpegOptions,
  placeholderBox,
  placeholderLengthMaximum,
  placeholderQualities,
  previewBox,
  previewBytesMaximum,
  previewQualities,
  type VariantFormat,
  webpOptions,
} from './recipe.ts'

/** The picture in this width, which is at most its own. */
export async function resizeTo(picture: Pixels, width: number): Promise<Pixels> {
  return width === picture.width ? picture : toPixels(fromPixels(picture).resize({ width }))
}

/** The file of a picture in its own width. */
export function encodePixels(pixels: Pixels, format: VariantFormat): Promise<Buffer> {
  const pipeline = fromPixels(pixels)
  switch (format) {
    case 'avif':
      return pipeline.avif(avifOptions(pixels.width)).toBuffer()
    case 'webp':
      return pipeline.webp(webpOptions).toBuffer()
    case 'jpg':
      return pipeline.jpeg(jpegOptions).toBuffer()
  }
}

/** The JPEG for link previews: 1200 x 630, cropped to fill, less than 300 KB. */
export async function encodePreview(picture: Pixels): Promise<Buffer> {
  const cropped = await toPixels(fromPixels(picture).resize({ ...previewBox, fit: 'cover' }))
  return firstThatFits(
    previewQualities,
    (quality) => fromPixels(cropped).jpeg({ quality, mozjpeg: true }).toBuffer(),
    (bytes) => bytes.length < previewBytesMaximum,
  )
}

/** A data URL of a tiny WebP, shorter than 400 characters, that is shown blurred until the picture arrives. */
export async function encodePlaceholder(picture: Pixels): Promise<string> {
  const tiny = await toPixels(fromPixels(picture).resize({ ...placeholderBox, fit: 'inside' }))
  return firstThatFits(
    placeholderQualities,
    async (quality) => {
      const bytes = await fromPixels(tiny).webp({ quality, effort: 6 }).toBuffer()
      return `data:image/webp;base64,${bytes.toString('base64')}`
    },
    (url) => url.length < placeholderLengthMaximum,
  )
}

/** The result of the first quality that is small enough, else of the lowest quality. */
async function firstThatFits<Result>(
  qualities: readonly [number, ...number[]],
  make: (quality: number) => Promise<Result>,
  fits: (result: Result) => boolean,
): Promise<Result> {
  const [first, ...others] = qualities
  let result = await make(first)
  for (const quality of others) {
    if (fits(result)) break
    result = await make(quality)
  }
  return result
}
