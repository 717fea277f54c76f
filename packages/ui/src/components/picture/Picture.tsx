import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Picture.module.css'

/** A picture in its variants. The component knows no addresses: whoever has the picture makes the source sets. */
export interface PictureImage {
  /** Source sets, '' where a format has none; `src` works by itself. */
  sources: { readonly avif: string; readonly webp: string; readonly jpeg: string; readonly src: string }
  /** Size of the original in pixels: keeps the place before the picture arrives. */
  width: number
  height: number
  /** A data URL of the picture at about 16 pixels, shown blurred until the picture arrives. */
  placeholder?: string
}

/** Shape of the frame. `natural` is the picture's own; `fill` takes the size of the positioned box around it. */
export const pictureShapes = ['portrait', 'square', 'wide', 'natural', 'fill'] as const

export interface PictureProps {
  /** The picture; null shows `emptyLabel`. */
  image: PictureImage | null
  /** What is to be seen. '' when the text beside the picture already says it. */
  alt: string
  /** Widths at which it is shown, as in `<img sizes>`: what the browser chooses a variant by. */
  sizes?: string
  /** The largest picture of the first view: loaded first instead of when it comes near. At most one a page. */
  priority?: boolean
  /** Shape of the frame; the picture is cropped to it. */
  shape?: (typeof pictureShapes)[number]
  /** `contain` shows the whole picture on linen, as in an enlarged view. */
  fit?: 'cover' | 'contain'
  /** Words in place of a picture that does not exist. */
  emptyLabel?: string
  /** Words in place of a picture that cannot be loaded. */
  errorLabel?: string
  className?: string | undefined
}

/** A picture in modern formats over a blurred first impression of itself; words where it is missing or fails. */
export function Picture({
  image,
  alt,
  sizes = '100vw',
  priority = false,
  shape = 'portrait',
  fit = 'cover',
  emptyLabel = 'No Image',
  errorLabel = 'Image Error',
  className,
}: PictureProps) {
  const img = useRef<HTMLImageElement>(null)
  const src = image?.sources.src
  const [failedSrc, setFailedSrc] = useState<string>()

  // A picture of the served page may have failed before React was there to hear it.
  useEffect(() => {
    const element = img.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setFailedSrc(src)
  }, [src])

  const missing = image === null ? emptyLabel : failedSrc === src ? errorLabel : null
  return (
    <span className={classNames(styles.root, className)} data-shape={shape} data-fit={fit}>
      {image === null || missing !== null ? (
        <span className={styles.missing} {...(alt !== '' && { role: 'img', 'aria-label': `${alt}: ${missing}` })}>
          {missing}
        </span>
      ) : (
        <>
          {image.placeholder && <img className={styles.placeholder} src={image.placeholder} alt="" aria-hidden />}
          <picture>
            {image.sources.avif && <source type="image/avif" srcSet={image.sources.avif} sizes={sizes} />}
            {image.sources.webp && <source type="image/webp" srcSet={image.sources.webp} sizes={sizes} />}
            <img
              ref={img}
              className={styles.img}
              {...(image.sources.jpeg && { srcSet: image.sources.jpeg, sizes })}
              src={src}
              alt={alt}
              width={image.width}
              height={image.height}
              loading={priority ? 'eager' : 'lazy'}
              fetchPriority={priority ? 'high' : 'auto'}
              decoding={priority ? 'sync' : 'async'}
              draggable={false}
              onError={() => setFailedSrc(src)}
            />
          </picture>
        </>
      )}
    </span>
  )
}
