import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { hasModifier } from '../has-modifier.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import styles from './Carousel.module.css'
import { useFocusOfSlide } from './useFocusOfSlide.ts'
import { useSwipe } from './useSwipe.ts'

/** Transition between slides: `slide` scrolls sideways, `fade` cross-fades in place. */
export const carouselMotions = ['slide', 'fade'] as const

interface CarouselSlide {
  key: string
  content: ReactNode
}

/** The place in a carousel, and how the user changes it. */
export interface CarouselPlace {
  /** Index of the current slide. The caller changes it, usually a machine. */
  index: number
  /** Called with the index of a slide that is chosen directly, by its dot or its thumbnail. */
  onGo: (index: number) => void
  /** Called at the end of a touch that was no tap, with its horizontal distance in pixels. The caller decides whether it was a swipe. */
  onSwipeEnd?: (distance: number) => void
}

/** The arrows of a carousel. */
export interface CarouselArrows {
  /** Called by the arrow to the next slide. */
  onNext: () => void
  /** Called by the arrow to the previous slide. */
  onPrevious: () => void
}

interface CarouselProps extends CarouselPlace, CarouselArrows {
  /** Accessible name: 'Pictures of Adire wing chair'. */
  label: string
  /** The slides, in order. */
  slides: readonly CarouselSlide[]
  /** Whether the slides play automatically now. Changes of slides that play are not announced. */
  isPlaying?: boolean
  /** Called when the play or pause button is pressed. Omit it for a carousel that never plays: without it there is no button. */
  onPlayToggle?: () => void
  /** Transition between slides. */
  motion?: (typeof carouselMotions)[number]
  /** Whether the arrows are shown. */
  hasArrows?: boolean
  /** Whether the dots are shown, one for each slide. */
  hasDots?: boolean
}

/** A controlled carousel: it has no timer and no state of its own, and reports what the user pressed. */
export function Carousel({
  label,
  slides,
  index,
  onNext,
  onPrevious,
  onGo,
  onSwipeEnd,
  isPlaying,
  onPlayToggle,
  motion = 'slide',
  hasArrows = true,
  hasDots = true,
}: CarouselProps) {
  const swipe = useSwipe(onSwipeEnd)
  const reached = useShownSlides(index)
  useFocusOfSlide(index)
  const isMany = slides.length > 1
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    if ((event.key === 'ArrowRight') === isRightToLeft) onPrevious()
    else onNext()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the arrow keys of the buttons inside
    <section
      className={styles.root}
      aria-roledescription="carousel"
      aria-label={label}
      data-motion={motion}
      {...(isMany && { onKeyDown: move })}
    >
      <div className={styles.stage} aria-live={isPlaying ? 'off' : 'polite'} {...(isMany && swipe)}>
        {slides.map((slide, position) => (
          <div
            key={slide.key}
            className={styles.slide}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is a group, and none of the suggested elements
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            data-place={position === index ? 'current' : position < index ? 'before' : 'after'}
            inert={position !== index}
          >
            {reached.has(position) && slide.content}
          </div>
        ))}
      </div>
      {isMany && hasArrows && (
        <>
          <IconButton icon="chevron-left" label="Previous" variant="glass" className={styles.previous} onClick={onPrevious} />
          <IconButton icon="chevron-right" label="Next" variant="glass" className={styles.next} onClick={onNext} />
        </>
      )}
      {isMany && (hasDots || onPlayToggle) && (
        <div className={styles.controls}>
          {hasDots &&
            slides.map((slide, position) => (
              <button
                key={slide.key}
                type="button"
                className={styles.dot}
                aria-label={`Show ${position + 1} of ${slides.length}`}
                aria-current={position === index || undefined}
                onClick={() => onGo(position)}
              />
            ))}
          {onPlayToggle && (
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
              onClick={onPlayToggle}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** The slides shown so far. Only these render their content, so that unseen pictures are not downloaded. */
function useShownSlides(index: number): ReadonlySet<number> {
  const [reached, setReached] = useState<ReadonlySet<number>>(() => new Set([index]))
  if (reached.has(index)) return reached
  const next = new Set([...reached, index])
  setReached(next)
  return next
}
