import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { whenOnline } from '../when-online.ts'
import styles from './Picture.module.css'

/** A picture in its variants. The caller builds the source sets. */
export interface PictureImage {
  /** Source sets, '' for a missing format. `src` alone is enough. */
  sources: { readonly avif: string; readonly webp: string; readonly jpeg: string; readonly src: string }
  /** Size of the original in pixels. Reserves the space until the picture loads. */
  width: number
  height: number
  /** A data URL of the picture at about 16 pixels, shown until the picture loads. */
  placeholder?: string
}

/** Shape of the frame. `natural` keeps the picture's own; `fill` takes the size of the positioned container. */
export const pictureShapes = ['portrait', 'square', 'wide', 'natural', 'fill'] as const

/** How a picture is shown and described. */
export interface PictureLook {
  /** Alternative text. '' if the text next to the picture says the same. */
  alt: string
  /** Displayed widths, as in `<img sizes>`. */
  sizes?: string
  /** Loads the picture eagerly and first, for the largest picture of the first screen. At most one per page. */
  priority?: boolean
  /** Shape of the frame, to which the picture is cropped. */
  shape?: (typeof pictureShapes)[number]
  /** `contain` shows the whole picture on a linen background. */
  fit?: 'cover' | 'contain'
  /** Text in place of a missing picture. */
  emptyLabel?: string
  className?: string | undefined
}

interface PictureProps extends PictureLook {
  /** The picture, or null to show `emptyLabel`. */
  image: PictureImage | null
  /** Text in place of a picture that fails to load. */
  errorLabel?: string
}

/**
 * A picture in modern formats over a blurred placeholder. Shows a text if the picture is missing or fails to load, and requests a failed
 * one again when the connection returns.
 */
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

  // A picture of the server-rendered page may have failed before hydration.
  useEffect(() => {
    const element = img.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setFailedSrc(src)
  }, [src])

  useEffect(() => {
    if (failedSrc === undefined) return undefined
    return whenOnline(() => setFailedSrc(undefined))
  }, [failedSrc])

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
