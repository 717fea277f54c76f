import type { Clock } from '../clock.ts'

/** A clock that a test advances. */
export interface TestClock {
  readonly now: Clock
  /** Advances the clock by milliseconds. */
  pass(milliseconds: number): void
}

/** Creates a clock that starts at the current time. */
export function createTestClock(): TestClock {
  let time = Date.now()
  return {
    now: () => new Date(time),
    pass(milliseconds) {
      time += milliseconds
    },
  }
}
