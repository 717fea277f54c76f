import type { carouselMachine } from '@shop/machines'
import { Carousel } from '@shop/ui/components'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'
import styles from './Beside.module.css'

/** Slides with their numbers. */
export const besideCarousel: Beside = (snapshot, send) => {
  const { context } = snapshot as SnapshotFrom<typeof carouselMachine>
  const isAutoplay = snapshot.hasTag('autoplay')
  const slides = Array.from({ length: context.count }, (_, place) => ({
    key: String(place),
    content: <div className={styles.slide}>{place + 1}</div>,
  }))
  return (
    <Carousel
      label="Slides"
      slides={slides}
      index={context.index}
      onNext={() => send({ type: 'slide.next' })}
      onPrevious={() => send({ type: 'slide.previous' })}
      onGo={(index) => send({ type: 'slide.go', index })}
      onSwipeEnd={(distance) => send({ type: 'swipe.end', distance })}
      onHold={(reason, isHeld) => send({ type: isHeld ? 'autoplay.pause' : 'autoplay.resume', reason })}
      {...(isAutoplay && {
        isPlaying: !snapshot.hasTag('stopped'),
        onPlayToggle: () => send({ type: snapshot.hasTag('stopped') ? 'autoplay.resume' : 'autoplay.pause', reason: 'button' }),
      })}
      hasArrows
      hasDots
    />
  )
}
