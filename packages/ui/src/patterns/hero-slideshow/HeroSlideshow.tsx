import { homeSentences } from '@shop/domain'
import { ButtonLink } from '../../components/button/index.ts'
import { Carousel, type CarouselPlace } from '../../components/carousel/index.ts'
import { pictureSizes } from '../picture-sizes/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './HeroSlideshow.module.css'
import { useIsPageLoaded } from './useIsPageLoaded.ts'

/** The caller owns the timer and the index. */
interface HeroSlideshowProps extends CarouselPlace {
  /** The pictures. A single one has no controls; without pictures the text is shown on linen. */
  images: readonly ShopImage[]
  /** The heading of the page. */
  title: string
  /** A sentence below the heading. */
  text?: string
  /** Address of the shop, for its link. */
  shopHref: string
  /** Address of Contact Us. Omit it to hide the link. */
  contactHref?: string
  /** Whether the slideshow is paused; the button then offers to play. */
  isPaused: boolean
  /** Called by the button that pauses and plays. */
  onPauseToggle: () => void
}

/** The top of the home page: a full-width slideshow, a heading and the links to shop and contact. */
export function HeroSlideshow(props: HeroSlideshowProps) {
  const { images, title, text, shopHref, contactHref, isPaused, onPauseToggle, ...place } = props
  const isPageLoaded = useIsPageLoaded()
  const indexAfter = (by: number) => (place.index + by + images.length) % images.length
  const ahead = isPageLoaded && !isPaused && images.length > 1 ? images[indexAfter(1)] : undefined
  return (
    <section className={styles.root} aria-label="Introduction">
      <div className={styles.pictures}>
        {/* Preloads the next picture, so that no slide appears by itself before its picture. */}
        {ahead ? (
          <div className={styles.ahead}>
            <ShopPicture image={ahead} alt="" sizes={pictureSizes.hero} shape="fill" />
          </div>
        ) : null}
        <Carousel
          {...place}
          label="Rooms by us"
          isPlaying={!isPaused}
          onPlayToggle={onPauseToggle}
          onNext={() => place.onGo(indexAfter(1))}
          onPrevious={() => place.onGo(indexAfter(-1))}
          motion="fade"
          hasArrows={false}
          slides={images.map((image, position) => ({
            key: image.public_id,
            content: (
              <div className={styles.slide}>
                <ShopPicture image={image} alt={image.alt} sizes={pictureSizes.hero} shape="fill" priority={position === 0} />
              </div>
            ),
          }))}
        />
      </div>
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        <p className={styles.actions}>
          <ButtonLink size="large" href={shopHref}>
            {homeSentences.shopNow}
          </ButtonLink>
          {contactHref ? (
            <ButtonLink variant="secondary" size="large" href={contactHref}>
              {homeSentences.contactUs}
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </section>
  )
}
