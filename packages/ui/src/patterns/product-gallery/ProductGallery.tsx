import { detailSentences, pictureSources } from '@shop/domain'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { Carousel, type CarouselArrows, type CarouselPlace } from '../../components/carousel/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { lazyPart } from '../../components/lazy-part/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { pictureSizes } from '../picture-sizes/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './ProductGallery.module.css'
import { Thumbnails } from './Thumbnails.tsx'

/** Loaded when a picture is enlarged, because most shoppers never need it. */
const Lightbox = lazyPart(async () => (await import('../../components/lightbox/index.ts')).Lightbox)

/** The caller owns the index and decides what counts as a swipe. */
export interface ProductGalleryProps extends CarouselPlace, CarouselArrows {
  /** The pictures of the item, the cover first. */
  images: readonly ShopImage[]
  /** Name of the item, for pictures without an alternative text. */
  name: string
  /** Text in place of a missing picture. */
  emptyLabel?: string
}

/** The pictures of an item with arrows, and with thumbnails on wide screens or a counter on smaller ones. A tap enlarges. */
export function ProductGallery(props: ProductGalleryProps) {
  const { images, name, emptyLabel = detailSentences.noImage, ...place } = props
  const [isEnlarged, setEnlarged] = useState(false)
  const isMany = images.length > 1

  if (images.length === 0) {
    return (
      <div className={styles.root}>
        <div className={styles.frame}>
          <ShopPicture image={null} alt={name} emptyLabel={emptyLabel} shape="fill" />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.root} data-many={isMany || undefined} style={frameRatio(images[0])}>
      <div className={styles.stage}>
        <Carousel
          {...place}
          label={`Pictures of ${name}`}
          hasDots={false}
          slides={images.map((image, position) => ({
            key: image.public_id,
            content: (
              <button className={styles.frame} type="button" onClick={() => setEnlarged(true)}>
                <VisuallyHidden>Enlarge: </VisuallyHidden>
                <ShopPicture
                  image={image}
                  alt={image.alt || name}
                  sizes={pictureSizes.gallery}
                  priority={position === 0}
                  emptyLabel={emptyLabel}
                  shape="fill"
                  fit="contain"
                />
                <span className={styles.hint}>
                  <Icon name="enlarge" />
                </span>
              </button>
            ),
          }))}
        />
        {isMany ? (
          <p className={styles.counter} aria-hidden="true">
            {place.index + 1} / {images.length}
          </p>
        ) : null}
      </div>
      {isMany ? <Thumbnails images={images} index={place.index} onGo={place.onGo} /> : null}
      {isEnlarged ? (
        <Lightbox
          images={images.map((image) => ({ ...image, sources: pictureSources(image) }))}
          name={name}
          index={place.index}
          onGo={place.onGo}
          onClose={() => setEnlarged(false)}
        />
      ) : null}
    </div>
  )
}

/**
 * The frame takes the shape of the first picture, between a square and 16:9, and shows every picture whole: a sofa keeps both
 * arms.
 */
function frameRatio(first: ShopImage | undefined): CSSProperties | undefined {
  if (!first) return undefined
  const ratio = Math.min(16 / 9, Math.max(1, first.width / first.height))
  return ratio === 1 ? undefined : ({ '--frame-ratio': ratio } as CSSProperties)
}
