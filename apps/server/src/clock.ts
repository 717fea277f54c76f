/** Gives the time. Tests give their own, so that an hour passes when they say so. */
export type Clock = () => Date

/** The time of the machine. */
export const systemClock: Clock = () => new Date()

/** Milliseconds of a second, a minute, an hour and a day. */
export const milliseconds = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const
