/** The fields of an image from which its variants are named. */
export interface PictureVariants {
  /** The widest JPEG of at most 1280 pixels: `/media/<hash>-<width>.jpg`. */
  readonly url: string
  /** Widths in pixels, each available as AVIF, WebP and JPEG. */
  readonly widths: readonly number[]
}

/** The values of `srcset` for each format, and the fallback `src`. A format without variants is ''. */
export interface PictureSources {
  readonly avif: string
  readonly webp: string
  readonly jpeg: string
  readonly src: string
}

/** The addresses of an image's variants. An image without widths, or with an address in another format, has only `src`. */
export function pictureSources(image: PictureVariants): PictureSources {
  const base = /^(.*)-\d+\.jpg$/.exec(image.url)?.[1]
  const sourceSet = (extension: string) =>
    base === undefined ? '' : image.widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ')
  return { avif: sourceSet('avif'), webp: sourceSet('webp'), jpeg: sourceSet('jpg'), src: image.url }
}
