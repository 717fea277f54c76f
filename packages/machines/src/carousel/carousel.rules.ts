import { limits } from '@shop/domain'
import type { CarouselContext, CarouselInput, PauseReason } from './carousel.types.ts'

/** What a carousel knows when it starts; an index that is no slide becomes the first slide. */
export function firstContext({ count, index = 0, interval = null, pauseReasons = [] }: CarouselInput): CarouselContext {
  return { count, index: isSlide(index, count) ? index : 0, interval, pauseReasons: [...new Set(pauseReasons)] }
}

/** Whether `index`, counted from 0, is one of `count` slides. The negative zero is none: it is no key and no label. */
export function isSlide(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count && !Object.is(index, -0)
}

/** The slide `step` places on (1) or back (-1), round the end: `count` must be at least 1. */
export function slideAfter({ index, count }: Pick<CarouselContext, 'index' | 'count'>, step: 1 | -1): number {
  return (index + step + count) % count
}

/** The way a swipe of `distance` pixels moves the slides: 1 on, -1 back, 0 when it is too short to be meant. */
export function swipeStep(distance: number): 1 | -1 | 0 {
  if (!(Math.abs(distance) >= limits.swipeThreshold)) return 0
  return distance < 0 ? 1 : -1
}

/**
 * The reasons left after `reason` is over. Whoever presses Play has the pointer and the focus on that very button,
 * and may have asked their system for less motion: the press outranks all of these. Only a hidden page still holds.
 */
export function reasonsAfterResume(held: readonly PauseReason[], reason: PauseReason): readonly PauseReason[] {
  if (reason === 'button') return held.filter((other) => other === 'hidden')
  return held.filter((other) => other !== reason)
}

/** Whether one of the reasons ends only by the person pressing Play, as against pointer, focus and a hidden page. */
export function needsPlayButton(held: readonly PauseReason[]): boolean {
  return held.includes('button') || held.includes('reduced-motion')
}
