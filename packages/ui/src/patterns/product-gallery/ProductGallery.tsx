import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './ProductGallery.module.css'
import { useSwipe } from './useSwipe.ts'

/** Fetched when a picture is enlarged: most shoppers never need it. */
const Lightbox = lazy(async () => ({ default: (await import('../../components/lightbox/index.ts')).Lightbox }))

/** Properties of {@link ProductGallery}. */
export interface ProductGalleryProps {
  images: readonly ShopImage[]
  /** Name of the piece, for pictures without a text of their own. */
  name: string
  /** Index of the picture that shows. */
  index: number
  /** `portrait` for products; `wide` for a collection, which is pictured as a room. */
  shape?: 'portrait' | 'wide'
  /** Words in place of a picture that does not exist. */
  emptyLabel?: 'No Image' | 'No Cover'
  onGo: (index: number) => void
  onNext: () => void
  onPrevious: () => void
  /** Called when a finger leaves: CSS pixels travelled, negative towards the left. Whether that is a swipe the caller decides. */
  onSwipeEnd: (distance: number) => void
}

/** The pictures of an open piece: one large, arrows and thumbnails on wide screens, swipe and counter on phones. */
export function ProductGallery(props: ProductGalleryProps) {
  const { images, name, index, shape = 'portrait', emptyLabel = 'No Image', onGo, onNext, onPrevious } = props
  const [isEnlarged, setEnlarged] = useState(false)
  const swipe = useSwipe(props.onSwipeEnd)
  const image = images[index] ?? null
  const isMany = images.length > 1

  return (
    <section className={styles.root} data-shape={shape} aria-label={`Pictures of ${name}`}>
      <div className={styles.stage}>
        <button
          className={styles.enlarge}
          type="button"
          aria-label={`Enlarge picture ${index + 1} of ${images.length}`}
          disabled={image === null}
          onClick={() => setEnlarged(true)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight' && isMany) onNext()
            if (event.key === 'ArrowLeft' && isMany) onPrevious()
          }}
          {...swipe}
        >
          <ShopPicture
            key={image?.public_id ?? 'none'}
            image={image}
            alt={image?.alt || name}
            sizes={stageSizes[shape]}
            priority={index === 0}
            emptyLabel={emptyLabel}
            shape="fill"
          />
        </button>
        {isMany ? (
          <>
            <IconButton
              className={styles.previous}
              variant="glass"
              icon="arrow-left"
              label="Previous picture"
              onClick={onPrevious}
            />
            <IconButton
              className={styles.next}
              variant="glass"
              icon="arrow-right"
              label="Next picture"
              onClick={onNext}
            />
          </>
        ) : null}
        {image === null ? null : (
          <span className={styles.hint} aria-hidden="true">
            <Icon name="enlarge" />
          </span>
        )}
        {isMany ? (
          <output className={styles.counter}>
            <VisuallyHidden>Picture </VisuallyHidden>
            {index + 1} / {images.length}
          </output>
        ) : null}
      </div>
      {isMany ? <Thumbnails images={images} index={index} onGo={onGo} /> : null}
      {isEnlarged && image ? (
        <Suspense fallback={null}>
          <Lightbox images={images} name={name} index={index} onGo={onGo} onClose={() => setEnlarged(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

const stageSizes = {
  portrait: '(min-width: 64rem) 50vw, 100vw',
  wide: '(min-width: 64rem) 58vw, 100vw',
}

function Thumbnails({ images, index, onGo }: Pick<ProductGalleryProps, 'images' | 'index' | 'onGo'>) {
  return (
    <ul className={styles.thumbnails} role="list">
      {images.map((image, position) => (
        <li key={image.public_id}>
          <button
            className={styles.thumbnail}
            type="button"
            aria-label={`Show picture ${position + 1}`}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onGo(position)}
          >
            <ShopPicture image={image} alt="" sizes="6rem" shape="fill" />
          </button>
        </li>
      ))}
    </ul>
  )
}
