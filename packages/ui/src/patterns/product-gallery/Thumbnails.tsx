import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './ProductGallery.module.css'

interface ThumbnailsProps {
  images: readonly ShopImage[]
  index: number
  onGo: (index: number) => void
}

/** Thumbnails of all pictures, on wide screens only. */
export function Thumbnails({ images, index, onGo }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} role="list" aria-label="All pictures">
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
