/** Why autoplay holds. Each reason is held and let go by itself: leaving with the pointer does not undo the Pause button. */
export type PauseReason = 'hover' | 'focus' | 'button' | 'hidden' | 'reduced-motion'

/** What a carousel is told once, when it is made. */
export interface CarouselInput {
  /** How many slides there are. One or none: the carousel has nothing to move. */
  count: number
  /** The slide shown first, counted from 0. Anything that is no slide means the first one. */
  index?: number
  /** Milliseconds until the next slide comes by itself. Left out or null: only the person moves the slides. */
  interval?: number | null
  /** Reasons that already hold at the start, such as the person's wish for less motion. */
  pauseReasons?: readonly PauseReason[]
}

/** What the carousel knows. */
export interface CarouselContext {
  count: number
  /** The slide that is shown, counted from 0. */
  index: number
  /** Milliseconds between two slides, or null without autoplay. */
  interval: number | null
  /** The reasons that hold now, each once. */
  pauseReasons: readonly PauseReason[]
}

/** What can happen to a carousel. */
export type CarouselEvent =
  /** The person asks for the next slide; after the last comes the first. */
  | { type: 'slide.next' }
  /** The person asks for the slide before; before the first comes the last. */
  | { type: 'slide.previous' }
  /** The person picks a slide by its dot or thumbnail, counted from 0. A number that is no slide is ignored. */
  | { type: 'slide.go'; index: number }
  /**
   * A finger left the slide after travelling `distance` pixels: negative towards the start of the line, which
   * brings the next slide. The view turns the sign round where text runs from right to left.
   */
  | { type: 'swipe.end'; distance: number }
  /** Something asks autoplay to wait. */
  | { type: 'autoplay.pause'; reason: PauseReason }
  /** A reason to wait is over. The button is the person's word: it ends every reason but the hidden page. */
  | { type: 'autoplay.resume'; reason: PauseReason }

/** What views read: see the page about the carousel. */
export type CarouselTag = 'movable' | 'autoplay' | 'playing' | 'stopped'
