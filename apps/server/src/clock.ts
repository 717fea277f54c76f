/** Returns the current time. Tests pass their own, so that an hour passes on demand. */
export type Clock = () => Date

/** The system clock. */
export const systemClock: Clock = () => new Date()

/** Common durations in milliseconds. */
export const milliseconds = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const
