import { HeroSlideshow } from '@shop/ui/patterns/hero-slideshow'
import type { Image } from '@shop/api'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { paths } from '../../paths.ts'
import { useHeroSlides } from './useHeroSlides.ts'

/** The opening of Home: five pictures, one every five seconds, which wait for a hand, the focus and a hidden page. */
export function HomeHero({ images }: { images: readonly Image[] }) {
  const { shop } = useShopFacts()
  const { index, isPaused, go, swipe, togglePause, holds } = useHeroSlides(images.length)
  return (
    <div {...holds}>
      <HeroSlideshow
        images={images}
        index={index}
        isPaused={isPaused}
        title={shop.tagline}
        text={shop.description}
        shopHref={paths.shop.href()}
        contactHref={paths.contact.href()}
        onGo={go}
        onSwipeEnd={swipe}
        onPauseToggle={togglePause}
      />
    </div>
  )
}
