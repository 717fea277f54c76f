import type { SimulatedClock } from 'xstate'

/** A clock that stands still, goes on by hand, or runs as a real one does. */
export interface StoppableClock extends Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'> {
  /** Milliseconds since it began. */
  now: () => number
  isRunning: () => boolean
  run: () => void
  stop: () => void
  /** Goes on by that many milliseconds; what is due on the way goes off in its order, at its time. */
  advance: (by: number) => void
  /** Milliseconds until the next timer; null when there is none. */
  untilNext: () => number | null
  /** Calls the listener when the clock goes on, runs or stops. Gives the function that ends it. */
  subscribe: (listener: () => void) => () => void
}

/** Makes such a clock. It begins at 0 and stands still. */
export function createStoppableClock(): StoppableClock {
  const timers = new Map<number, { due: number; call: () => void }>()
  const listeners = new Set<() => void>()
  let now = 0
  let last = 0
  let ticking: ReturnType<typeof setInterval> | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const next = () =>
    [...timers].reduce<[number, { due: number; call: () => void }] | null>(
      (soonest, timer) => (soonest && soonest[1].due <= timer[1].due ? soonest : timer),
      null,
    )
  const advance = (by: number) => {
    const end = now + by
    for (let timer = next(); timer && timer[1].due <= end; timer = next()) {
      now = timer[1].due
      timers.delete(timer[0])
      timer[1].call()
    }
    now = end
    tell()
  }
  const stop = () => {
    if (ticking !== null) clearInterval(ticking)
    ticking = null
    tell()
  }
  return {
    setTimeout: (call, delay) => {
      timers.set(++last, { due: now + delay, call: () => call() })
      return last
    },
    clearTimeout: (timer: number) => timers.delete(timer),
    now: () => now,
    isRunning: () => ticking !== null,
    run: () => {
      ticking ??= setInterval(() => advance(tick), tick)
      tell()
    },
    stop,
    advance,
    untilNext: () => {
      const timer = next()
      return timer && timer[1].due - now
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Milliseconds between two moments of a running clock. */
const tick = 50
