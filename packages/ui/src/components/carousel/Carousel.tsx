import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import styles from './Carousel.module.css'
import { useSwipe } from './useSwipe.ts'

/** How one slide follows another: `slide` moves along the line, `fade` lets the next appear in its place. */
export const carouselMotions = ['slide', 'fade'] as const

interface CarouselSlide {
  key: string
  content: ReactNode
}

export interface CarouselProps {
  /** What the slides show: 'Pictures of Adire wing chair'. */
  label: string
  slides: readonly CarouselSlide[]
  /** The slide that shows, counted from 0. Who moves it is the caller's business: a machine, mostly. */
  index: number
  onNext: () => void
  onPrevious: () => void
  /** A dot was pressed. */
  onGo: (index: number) => void
  /** A finger left after travelling so many pixels, negative towards the start of the line. Whether that is a swipe the caller decides. */
  onSwipeEnd?: (distance: number) => void
  /** Whether slides follow each other by themselves now; left out where they never do. Shows the button that stops them. */
  isPlaying?: boolean
  /** The button that stops or lets play was pressed. */
  onPlayToggle?: () => void
  /** The pointer or the focus came upon the slides, or left them. */
  onHold?: (reason: 'hover' | 'focus', isHeld: boolean) => void
  /** How one slide follows another. */
  motion?: (typeof carouselMotions)[number]
  hasArrows?: boolean
  hasDots?: boolean
  className?: string | undefined
}

/** Slides of which one shows. It keeps no time and no place of its own: it shows what it is told and says what was pressed. */
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
  onHold,
  motion = 'slide',
  hasArrows = true,
  hasDots = true,
  className,
}: CarouselProps) {
  const swipe = useSwipe(onSwipeEnd)
  const reached = useReached(index)
  const isMany = slides.length > 1
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    if ((event.key === 'ArrowRight') === isRightToLeft) onPrevious()
    else onNext()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to the keys of the buttons in it
    <section
      className={classNames(styles.root, className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-motion={motion}
      onPointerEnter={() => onHold?.('hover', true)}
      onPointerLeave={() => onHold?.('hover', false)}
      onFocus={() => onHold?.('focus', true)}
      onBlur={() => onHold?.('focus', false)}
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
              className={styles.play}
              onClick={onPlayToggle}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** The slides that have been shown so far: only they carry their content, so that nobody pays for pictures that they never see. */
function useReached(index: number): ReadonlySet<number> {
  const [reached, setReached] = useState<ReadonlySet<number>>(() => new Set([index]))
  if (reached.has(index)) return reached
  const next = new Set([...reached, index])
  setReached(next)
  return next
}
