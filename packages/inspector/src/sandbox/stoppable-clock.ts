import type { SimulatedClock } from 'xstate'

/** A clock that is stopped, is advanced by hand, or runs in real time. */
export interface StoppableClock extends Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'> {
  /** Milliseconds since its start. */
  now: () => number
  isRunning: () => boolean
  run: () => void
  stop: () => void
  /** Advances by that many milliseconds. Timers that become due fire in order, each at its own time. */
  advance: (by: number) => void
  /** Milliseconds until the next timer; null when there is none. */
  untilNext: () => number | null
  /** Calls the listener when the clock advances, runs or stops. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a stopped clock at 0. */
export function createStoppableClock(): StoppableClock {
  const timers = new Map<number, { due: number; call: () => void }>()
  const listeners = new Set<() => void>()
  let now = 0
  let last = 0
  let ticking: ReturnType<typeof setInterval> | null = null

  const notify = () => {
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
    notify()
  }
  const stop = () => {
    if (ticking !== null) clearInterval(ticking)
    ticking = null
    notify()
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
      notify()
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

/** Milliseconds between two ticks of a running clock. */
const tick = 50
