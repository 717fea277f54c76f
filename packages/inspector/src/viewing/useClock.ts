import { useSyncExternalStore } from 'react'
import type { StoppableClock } from '../sandbox/index.ts'

/** How a clock stands: it is read anew whenever it goes on, runs or stops. */
export function useClock(clock: StoppableClock): { now: number; isRunning: boolean } {
  const now = useSyncExternalStore(clock.subscribe, clock.now)
  const isRunning = useSyncExternalStore(clock.subscribe, clock.isRunning)
  return { now, isRunning }
}
