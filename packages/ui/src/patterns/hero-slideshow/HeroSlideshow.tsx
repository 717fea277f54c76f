import { ButtonLink } from '../../components/button/index.ts'
import { Carousel, type CarouselProps } from '../../components/carousel/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './HeroSlideshow.module.css'
import { useIsAtRest } from './useIsAtRest.ts'

/** What the carousel shows and says; the clock and the place are the caller's. */
type Slideshow = Pick<
  CarouselProps,
  'index' | 'onNext' | 'onPrevious' | 'onGo' | 'onSwipeEnd' | 'isPlaying' | 'onPlayToggle' | 'onHold'
>

/** Properties of {@link HeroSlideshow}. */
export interface HeroSlideshowProps extends Slideshow {
  /** The pictures, five in this shop. With one there is nothing to switch; with none the words stand alone on linen. */
  images: readonly ShopImage[]
  /** The page's heading. */
  title: string
  text?: string
  shopHref: string
  /** Contact Us shows only where there is a way to contact. */
  contactHref?: string
}

/** The opening of the home page: full-width pictures that follow each other, one heading, the way into the shop. */
export function HeroSlideshow({ images, title, text, shopHref, contactHref, ...slideshow }: HeroSlideshowProps) {
  const isAtRest = useIsAtRest()
  const ahead = isAtRest && images.length > 1 ? images[(slideshow.index + 1) % images.length] : undefined
  return (
    <section className={styles.root} aria-label="Introduction">
      <div className={styles.pictures}>
        {/* The next picture is fetched out of sight, so that no slide appears before its picture. */}
        {ahead ? (
          <div className={styles.ahead}>
            <ShopPicture image={ahead} alt="" sizes="100vw" shape="fill" />
          </div>
        ) : null}
        <Carousel
          {...slideshow}
          className={styles.carousel}
          label="Rooms by us"
          motion="fade"
          hasArrows={false}
          slides={images.map((image, position) => ({
            key: image.public_id,
            content: (
              <div className={styles.slide}>
                <ShopPicture image={image} alt={image.alt} sizes="100vw" shape="fill" priority={position === 0} />
              </div>
            ),
          }))}
        />
      </div>
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        <p className={styles.actions}>
          <ButtonLink className={styles.primary} size="large" href={shopHref}>
            Shop Now
          </ButtonLink>
          {contactHref ? (
            <ButtonLink className={styles.secondary} variant="secondary" size="large" href={contactHref}>
              Contact Us
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </section>
  )
}
