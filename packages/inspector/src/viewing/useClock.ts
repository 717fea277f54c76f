import { useSyncExternalStore } from 'react'
import type { StoppableClock } from '../sandbox/index.ts'

/** The state of a clock, updated whenever it advances, runs or stops. */
export function useClock(clock: StoppableClock): { now: number; isRunning: boolean } {
  const now = useSyncExternalStore(clock.subscribe, clock.now)
  const isRunning = useSyncExternalStore(clock.subscribe, clock.isRunning)
  return { now, isRunning }
}
