import type { Image } from '@shop/api'
import type { CarouselContext, CarouselEvent, CarouselTag, PauseReason } from '@shop/machines'
import { HeroSlideshow } from '@shop/ui/patterns/hero-slideshow'
import type { ViewSnapshot } from '../view-snapshot.ts'

/** The part of the carousel's snapshot that the hero reads. */
export type HeroSnapshot = ViewSnapshot<Pick<CarouselContext, 'index'>, CarouselTag>

interface HeroViewProps {
  snapshot: HeroSnapshot
  send: (event: CarouselEvent) => void
  images: readonly Image[]
  shop: { tagline: string; description: string }
  links: { shop: string; contact: string }
}

/** The hero of Home. Autoplay pauses while the pointer is over it or the focus is inside. */
export function HeroView({ snapshot, send, images, shop, links }: HeroViewProps) {
  const isPaused = snapshot.hasTag('stopped')
  const pause = (reason: PauseReason) => send({ type: 'autoplay.pause', reason })
  const resume = (reason: PauseReason) => send({ type: 'autoplay.resume', reason })
  return (
    <div
      onPointerEnter={() => pause('hover')}
      onPointerLeave={() => resume('hover')}
      onFocus={() => pause('focus')}
      onBlur={() => resume('focus')}
    >
      <HeroSlideshow
        images={images}
        index={snapshot.context.index}
        isPaused={isPaused}
        title={shop.tagline}
        text={shop.description}
        shopHref={links.shop}
        contactHref={links.contact}
        onGo={(index) => send({ type: 'slide.go', index })}
        onSwipeEnd={(distance) => send({ type: 'swipe.end', distance })}
        onPauseToggle={() => (isPaused ? resume('button') : pause('button'))}
      />
    </div>
  )
}
