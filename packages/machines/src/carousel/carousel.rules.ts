import { limits } from '@shop/domain'
import type { CarouselContext, CarouselInput, PauseReason } from './carousel.types.ts'

/** The initial context; an invalid index becomes the first slide. */
export function firstContext({ count, index = 0, interval = null, pauseReasons = [] }: CarouselInput): CarouselContext {
  return { count, index: isSlide(index, count) ? index : 0, interval, pauseReasons: [...new Set(pauseReasons)] }
}

/** Whether `index`, counted from 0, is one of `count` slides. Negative zero is invalid: it cannot be a key or a label. */
export function isSlide(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count && !Object.is(index, -0)
}

/** The slide `step` positions ahead (1) or back (-1), with wraparound; `count` must be at least 1. */
export function slideAfter({ index, count }: Pick<CarouselContext, 'index' | 'count'>, step: 1 | -1): number {
  return (index + step + count) % count
}

/** The direction of a swipe of `distance` pixels: 1 forward, -1 back, 0 when it is too short. */
export function swipeStep(distance: number): 1 | -1 | 0 {
  if (!(Math.abs(distance) >= limits.swipeThreshold)) return 0
  return distance < 0 ? 1 : -1
}

/**
 * Removes one reason to pause. Pressing Play removes all of them except a hidden page: the pointer and the focus are on that
 * very button, and the press overrides the preferences for reduced motion and less data.
 */
export function reasonsAfterResume(reasons: readonly PauseReason[], reason: PauseReason): readonly PauseReason[] {
  if (reason === 'button') return reasons.filter((other) => other === 'hidden')
  return reasons.filter((other) => other !== reason)
}

const stopping: readonly PauseReason[] = ['button', 'reduced-motion', 'data-saver']

/** Whether one of the reasons only ends when the user presses Play, unlike pointer, focus and a hidden page. */
export function needsPlayButton(reasons: readonly PauseReason[]): boolean {
  return stopping.some((reason) => reasons.includes(reason))
}
