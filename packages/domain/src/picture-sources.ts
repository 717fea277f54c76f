/** What is needed of an image to name its variants. */
export interface PictureVariants {
  /** The largest JPEG of at most 1280 pixels: `/media/<hash>-<width>.jpg`. */
  readonly url: string
  /** Widths in pixels, for each of which an AVIF, a WebP and a JPEG exist. */
  readonly widths: readonly number[]
}

/** The values of `srcset` for each format, and the `src` that works by itself. A format without variants is ''. */
export interface PictureSources {
  readonly avif: string
  readonly webp: string
  readonly jpeg: string
  readonly src: string
}

/** The addresses of an image's variants. An image without widths, or with an address of another form, has only `src`. */
export function pictureSources(image: PictureVariants): PictureSources {
  const base = /^(.*)-\d+\.jpg$/.exec(image.url)?.[1]
  const sourceSet = (extension: string) =>
    base === undefined ? '' : image.widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ')
  return { avif: sourceSet('avif'), webp: sourceSet('webp'), jpeg: sourceSet('jpg'), src: image.url }
}
