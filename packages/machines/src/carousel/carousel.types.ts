/** The reasons to pause autoplay. Each starts and ends on its own: moving the pointer away does not undo the Pause button. */
export type PauseReason = 'hover' | 'focus' | 'button' | 'hidden' | 'reduced-motion' | 'data-saver'

export interface CarouselInput {
  /** The number of slides. With at most one, nothing moves. */
  count: number
  /** The index of the first visible slide; an invalid one means the first slide. */
  index?: number
  /** Milliseconds until the next slide appears. Without an interval, slides only move when the user moves them. */
  interval?: number | null
  /** Reasons to pause at the start, such as the preference for reduced motion or for less data. */
  pauseReasons?: readonly PauseReason[]
}

export interface CarouselContext {
  count: number
  /** The visible slide, counted from 0. */
  index: number
  /** Milliseconds between two slides, or null without autoplay. */
  interval: number | null
  /** The current reasons to pause, without duplicates. */
  pauseReasons: readonly PauseReason[]
}

export type CarouselEvent =
  /** The user asks for the next slide. The first slide follows the last one. */
  | { type: 'slide.next' }
  /** The user asks for the previous slide. The last slide precedes the first one. */
  | { type: 'slide.previous' }
  /** The user picks a slide by its dot or thumbnail, counted from 0. An invalid number is ignored. */
  | { type: 'slide.go'; index: number }
  /**
   * A swipe of `distance` pixels ended. A negative distance shows the next slide; in right-to-left text the view inverts the
   * sign.
   */
  | { type: 'swipe.end'; distance: number }
  /** A reason to pause starts. */
  | { type: 'autoplay.pause'; reason: PauseReason }
  /** A reason to pause ends. `button` ends all of them except a hidden page. */
  | { type: 'autoplay.resume'; reason: PauseReason }

/** The tags for views: see the page about the carousel. */
export type CarouselTag = 'movable' | 'autoplay' | 'playing' | 'stopped'
