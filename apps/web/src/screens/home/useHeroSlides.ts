import { limits } from '@shop/domain'
import type { CarouselEvent } from '@shop/machines'
import type { HeroSnapshot } from '@shop/views/hero'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { loadFailed, notify } from '../../app/shell/notify.ts'
import type { HeroActor } from './hero-actor.ts'
import { stillReasons } from './still-reasons.ts'

/** How many milliseconds before the first slide change the machine is fetched. */
const headStart = 1500

/** The states of the slideshow until its machine runs. The button of one that stands still says Play. */
const initialSnapshot: HeroSnapshot = { context: { index: 0 }, hasTag: () => false }
const stillSnapshot: HeroSnapshot = { context: { index: 0 }, hasTag: (tag) => tag === 'stopped' }

/**
 * The slides of the hero. Their machine is not needed until the first slide ends after five seconds, so it is fetched shortly
 * before and starts on the second slide. A first visit renders without it. Any earlier interaction fetches it immediately, and
 * nothing else does for a user who prefers reduced motion or less data.
 */
export function useHeroSlides(count: number) {
  const isStill = useSyncExternalStore(neverChanges, standsStill, () => false)
  const [snapshot, setSnapshot] = useState<HeroSnapshot | null>(null)
  const ask = useRef<(event: CarouselEvent) => void>(() => undefined)

  useEffect(() => {
    let hero: Promise<HeroActor> | null = null
    const start = async (index: number) => {
      try {
        const { startHero } = await import('./hero-actor.ts')
        return startHero({ count, index, show: setSnapshot })
      } catch (error) {
        // The next press fetches the machine again.
        hero = null
        throw error
      }
    }
    const startOnce = (index: number) => {
      clearTimeout(due)
      hero ??= start(index)
      return hero
    }
    // If the chunk fails to load, the first picture stays, and no error is shown.
    const ignoreFailure = (promise: Promise<unknown>) => void promise.catch(() => undefined)

    const after = (delay: number, what: () => void) => (standsStill() ? undefined : setTimeout(what, delay))
    const timer = after(limits.heroInterval - headStart, () => ignoreFailure(import('./hero-actor.ts')))
    const due = after(limits.heroInterval, () => ignoreFailure(startOnce(document.hidden ? 0 : 1)))
    ask.current = (event) => {
      const sent = startOnce(0).then((started) => started.send(event))
      if (!isPress(event)) ignoreFailure(sent)
      else sent.catch(() => void notify({ tone: 'error', text: loadFailed }))
    }
    return () => {
      clearTimeout(timer)
      clearTimeout(due)
      if (hero) ignoreFailure(hero.then((started) => started.stop()))
    }
  }, [count])

  return {
    snapshot: snapshot ?? (isStill ? stillSnapshot : initialSnapshot),
    send: (event: CarouselEvent) => ask.current(event),
  }
}

/** Whether the user asked for this, and not only moved the pointer or the focus. */
const isPress = (event: CarouselEvent) => !('reason' in event) || event.reason === 'button'

const standsStill = () => stillReasons().length > 0

const neverChanges = () => () => undefined
