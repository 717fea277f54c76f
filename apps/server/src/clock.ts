/** Returns the current time. Tests pass their own, so that an hour passes on demand. */
export type Clock = () => Date

/** The system clock. */
export const systemClock: Clock = () => new Date()

/** Common durations in milliseconds. */
export const milliseconds = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

/**
 * How far the clocks of the shop's servers may differ, in milliseconds. A stored time that is later than this was written while a clock
 * was ahead.
 */
export const clockTolerance = milliseconds.minute
