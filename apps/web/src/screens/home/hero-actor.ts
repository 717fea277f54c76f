import { limits } from '@shop/domain'
import { carouselMachine } from '@shop/machines'
import type { CarouselEvent } from '@shop/machines'
import type { HeroSnapshot } from '@shop/views/hero'
import { createActor } from 'xstate'
import { stillReasons } from './still-reasons.ts'

/** The running machine of the hero's slides. */
export interface HeroActor {
  send: (event: CarouselEvent) => void
  stop: () => void
}

interface HeroStart {
  count: number
  /** The first slide, counted from 0. */
  index: number
  /** Called with the snapshot, at once and after every change. */
  show: (snapshot: HeroSnapshot) => void
}

/** Starts the slides. */
export function startHero({ count, index: firstIndex, show }: HeroStart): HeroActor {
  const actor = createActor(carouselMachine, {
    input: {
      count,
      index: firstIndex,
      interval: limits.heroInterval,
      pauseReasons: [...stillReasons(), ...(document.hidden ? ['hidden' as const] : [])],
    },
  })
  const followPage = () => actor.send({ type: document.hidden ? 'autoplay.pause' : 'autoplay.resume', reason: 'hidden' })

  actor.subscribe(show)
  document.addEventListener('visibilitychange', followPage)
  actor.start()
  return {
    send: (event) => actor.send(event),
    stop: () => {
      document.removeEventListener('visibilitychange', followPage)
      actor.stop()
    },
  }
}
