import { useEffect, useRef, useState } from 'react'
import type { HeroActor } from './hero-actor.ts'

/** What the slideshow shows before its clock is there. */
const atStart = { index: 0, isPaused: false }

/**
 * The slides of the hero. The machine that moves them is fetched after the first paint: until the first slide is due
 * nothing depends on it, and what a person asks meanwhile is done as soon as it is there.
 */
export function useHeroSlides(count: number) {
  const [shown, setShown] = useState(atStart)
  const actor = useRef<Promise<HeroActor> | null>(null)

  useEffect(() => {
    const starting = import('./hero-actor.ts').then(({ startHero }) => startHero(count, setShown))
    actor.current = starting
    // Without the chunk the first picture stays, which is no failure worth a word.
    starting.catch(() => undefined)
    return () => {
      void starting.then((hero) => hero.stop()).catch(() => undefined)
    }
  }, [count])

  const ask = (what: (hero: HeroActor) => void) => {
    actor.current?.then(what).catch(() => undefined)
  }
  return {
    ...shown,
    go: (index: number) => ask((hero) => hero.go(index)),
    swipe: (distance: number) => ask((hero) => hero.swipe(distance)),
    togglePause: () => ask((hero) => hero.togglePause()),
    /** For the element around the slides: a pointer over it, or the focus in it, holds them. */
    holds: {
      onPointerEnter: () => ask((hero) => hero.hold('hover')),
      onPointerLeave: () => ask((hero) => hero.release('hover')),
      onFocus: () => ask((hero) => hero.hold('focus')),
      onBlur: () => ask((hero) => hero.release('focus')),
    },
  }
}
