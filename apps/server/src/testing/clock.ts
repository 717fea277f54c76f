import type { Clock } from '../clock.ts'

/** A clock that moves when a test says so. */
export interface TestClock {
  readonly now: Clock
  /** Lets milliseconds pass. */
  pass(milliseconds: number): void
}

/** A clock that begins at the time of the machine. */
export function createTestClock(): TestClock {
  let time = Date.now()
  return {
    now: () => new Date(time),
    pass(milliseconds) {
      time += milliseconds
    },
  }
}
