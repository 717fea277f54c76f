import { ButtonLink } from '../../components/button/index.ts'
import { HeroControls } from './HeroControls.tsx'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './HeroSlideshow.module.css'
import { useShownSlides } from './useShownSlides.ts'

/** Properties of {@link HeroSlideshow}. */
export interface HeroSlideshowProps {
  /** The pictures, five in this shop. With one there is nothing to switch; with none the words stand on linen. */
  images: readonly ShopImage[]
  /** Index of the picture that shows. */
  index: number
  /** Whether the pictures stand still; the button then offers to play. */
  isPaused: boolean
  /** The page's heading. */
  title: string
  text?: string
  shopHref: string
  /** Contact Us shows only where there is a page to contact. */
  contactHref?: string
  /** Called with the index of the dot that was pressed. */
  onGo: (index: number) => void
  onPauseToggle: () => void
}

/**
 * The opening of the home page: full-width pictures that follow each other under one heading, with
 * dots and a pause button. The clock is the caller's: this only shows the picture it is told to.
 */
export function HeroSlideshow(props: HeroSlideshowProps) {
  const { images, index, isPaused, title, text, shopHref, contactHref, onGo, onPauseToggle } = props
  const shown = useShownSlides(index, images.length)
  return (
    <section className={styles.root} aria-label="Introduction">
      <div className={styles.slides} aria-hidden="true">
        {images.map((image, position) =>
          shown.has(position) ? (
            <div key={image.public_id} className={styles.slide} data-current={position === index}>
              <ShopPicture image={image} alt="" sizes="100vw" priority={position === 0} shape="fill" />
            </div>
          ) : null,
        )}
      </div>
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        <p className={styles.actions}>
          <ButtonLink className={styles.primary} size="large" href={shopHref}>
            Shop Now
          </ButtonLink>
          {contactHref ? (
            <ButtonLink className={styles.secondary} size="large" href={contactHref}>
              Contact Us
            </ButtonLink>
          ) : null}
        </p>
        {images.length > 1 ? (
          <HeroControls
            count={images.length}
            index={index}
            isPaused={isPaused}
            onGo={onGo}
            onPauseToggle={onPauseToggle}
          />
        ) : null}
      </div>
    </section>
  )
}
