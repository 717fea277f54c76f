/** Increase it when anything below changes: it is part of each picture's hash, so old and new variants never share a name. */
export const recipeVersion = 1

/** The maximum number of pixels of a source. 40 million is more than any phone camera's default. */
export const pixelsMaximum = 40_000_000

/** Every source is first scaled down to fit this box, in pixels. Nothing is enlarged. */
export const masterBox = { width: 1920, height: 3840 } as const

/** The usual widths of variants in pixels. */
const usualWidths = [320, 480, 640, 960, 1280, 1920] as const

/**
 * The widths in which a picture is stored, ascending: the usual ones below its own, and its own. A usual width within a tenth of
 * its own is skipped, because it would save too little.
 *
 * @param width - the picture's width in pixels, at most that of `masterBox`
 */
export function variantWidths(width: number): number[] {
  return [...usualWidths.filter((step) => step * 1.1 <= width), width]
}

/** The width of the default JPEG: the largest of at most 1280 pixels. */
export function defaultWidth(widths: readonly number[]): number {
  return widths.findLast((width) => width <= 1280) ?? Math.min(...widths)
}

/** The formats of variants by file extension. */
const variantFormats = ['avif', 'webp', 'jpg'] as const

/** The file extension of a variant. */
export type VariantFormat = (typeof variantFormats)[number]

/** A file that is made of a picture: a width in a format, or the JPEG for link previews. */
export type Variant = `${number}.${VariantFormat}` | 'og.jpg'

/** All files that are made of a picture with these widths, in the order in which they are encoded. */
export function variantsOf(widths: readonly number[]): Variant[] {
  return [...widths.flatMap((width) => variantFormats.map((format) => `${width}.${format}` as const)), 'og.jpg']
}

/** The JPEG that is stored at once and served until the other variants exist: the widest of at most 640 pixels. */
export function quickVariant(widths: readonly number[]): Variant {
  return `${widths.findLast((width) => width <= 640) ?? Math.min(...widths)}.jpg`
}

/**
 * AVIF. Measured on the demo pictures, effort 2 is within 7 % of the size of effort 4 in an eighth of its time. Above 960 pixels,
 * effort 1 takes less than half the time for 2 % more. Full chroma would take a quarter more time and 3 % more bytes for a
 * difference that is invisible in photographs.
 */
export function avifOptions(width: number) {
  return { quality: 50, effort: width > 960 ? 1 : 2, chromaSubsampling: '4:2:0' } as const
}

/** WebP, for the few browsers without AVIF. Effort 2 is twice as fast as 4 and 5 % larger. */
export const webpOptions = { quality: 72, effort: 2 } as const

/** JPEG, for email, chat previews and very old browsers. */
export const jpegOptions = { quality: 75, progressive: true, optimizeCoding: true } as const

/** The picture for link previews: its size in pixels and its maximum bytes. */
export const previewBox = { width: 1200, height: 630 } as const
export const previewBytesMaximum = 300_000
export const previewQualities = [80, 65, 50, 35, 20] as const

/** The placeholder until a picture has loaded: its box in pixels and the maximum length of its data URL. */
export const placeholderBox = { width: 16, height: 16 } as const
export const placeholderLengthMaximum = 400
export const placeholderQualities = [40, 20, 1] as const
