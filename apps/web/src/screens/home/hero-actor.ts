import { limits } from '@shop/domain'
import { carouselMachine } from '@shop/machines'
import { createActor } from 'xstate'
import type { PauseReason } from '@shop/machines'

/** The hero's clock at work. */
export interface HeroActor {
  go: (index: number) => void
  swipe: (distance: number) => void
  togglePause: () => void
  hold: (reason: PauseReason) => void
  release: (reason: PauseReason) => void
  stop: () => void
}

/** What the slideshow shows. */
export interface HeroView {
  index: number
  isPaused: boolean
}

interface HeroStart {
  count: number
  /** The slide to begin with, counted from 0. */
  index: number
  /** Told what is to be shown, now and after every change. */
  show: (view: HeroView) => void
}

/** Starts the slides. */
export function startHero({ count, index: firstIndex, show }: HeroStart): HeroActor {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const actor = createActor(carouselMachine, {
    input: {
      count,
      index: firstIndex,
      interval: limits.heroInterval,
      pauseReasons: [...(lessMotion.matches ? ['reduced-motion' as const] : []), ...(document.hidden ? ['hidden' as const] : [])],
    },
  })
  const hold = (reason: PauseReason) => actor.send({ type: 'autoplay.pause', reason })
  const release = (reason: PauseReason) => actor.send({ type: 'autoplay.resume', reason })
  const isPaused = () => actor.getSnapshot().hasTag('stopped')
  const followPage = () => (document.hidden ? hold('hidden') : release('hidden'))

  actor.subscribe(({ context: { index } }) => show({ index, isPaused: isPaused() }))
  document.addEventListener('visibilitychange', followPage)
  actor.start()
  return {
    go: (index) => actor.send({ type: 'slide.go', index }),
    swipe: (distance) => actor.send({ type: 'swipe.end', distance }),
    togglePause: () => (isPaused() ? release('button') : hold('button')),
    hold,
    release,
    stop: () => {
      document.removeEventListener('visibilitychange', followPage)
      actor.stop()
    },
  }
}
