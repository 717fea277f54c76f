import { decodePicture, fromPixels, type Pixels, toPixels } from './decoder.ts'
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
  variantFormats,
  variantWidths,
  webpOptions,
} from './recipe.ts'

/** One encoded width of a picture. */
interface Variant {
  readonly width: number
  readonly format: VariantFormat
  readonly bytes: Buffer
}

/** Everything that is stored for a picture. */
export interface EncodedPicture {
  /** The size of the largest variant in pixels. */
  readonly width: number
  readonly height: number
  /** The available widths in each format, ascending. */
  readonly widths: readonly number[]
  /** A data URL, shown blurred until the picture arrives. */
  readonly placeholder: string
  readonly variants: readonly Variant[]
  /** The JPEG for link previews. */
  readonly preview: Buffer
}

/** Encodes a file. Rejects with a MediaError when the file cannot be read. */
export type EncodePicture = (bytes: Buffer) => Promise<EncodedPicture>

/** Encodes in this process, one variant after another, so that one picture keeps one thread busy. */
export const encodePicture: EncodePicture = async (bytes) => {
  const picture = await decodePicture(bytes)
  const { width, height } = picture
  const widths = variantWidths(width)
  return {
    width,
    height,
    widths,
    placeholder: await encodePlaceholder(picture),
    variants: await encodeVariants(picture, widths),
    preview: await encodePreview(picture),
  }
}

async function encodeVariants(picture: Pixels, widths: readonly number[]): Promise<Variant[]> {
  const variants: Variant[] = []
  for (const width of widths) {
    const resized = width === picture.width ? picture : await toPixels(fromPixels(picture).resize({ width }))
    for (const format of variantFormats) variants.push({ width, format, bytes: await encode(resized, format) })
  }
  return variants
}

function encode(pixels: Pixels, format: VariantFormat): Promise<Buffer> {
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
async function encodePreview(picture: Pixels): Promise<Buffer> {
  const cropped = await toPixels(fromPixels(picture).resize({ ...previewBox, fit: 'cover' }))
  return firstThatFits(
    previewQualities,
    (quality) => fromPixels(cropped).jpeg({ quality, mozjpeg: true }).toBuffer(),
    (bytes) => bytes.length < previewBytesMaximum,
  )
}

/** A data URL of a tiny WebP, shorter than 400 characters, that is shown blurred until the picture arrives. */
async function encodePlaceholder(picture: Pixels): Promise<string> {
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
