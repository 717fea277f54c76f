/** Lets requests wait a short time for files that are being made. */
export interface Arrivals {
  /** Resolves when the file has arrived, when the time is over, or at once when too many requests wait. */
  wait(name: string): Promise<void>
  /** Wakes the requests that wait for a file. */
  arrived(name: string): void
  /** Wakes every request that waits for a file with this beginning, although the file will not arrive. */
  giveUp(beginning: string): void
}

/** The limits of waiting. */
export interface ArrivalLimits {
  /** How long a request waits, in milliseconds. */
  readonly waitMs: number
  /** How many requests wait at once. */
  readonly waitingMaximum: number
}

/** Creates a waiting room in which nobody waits. */
export function createArrivals({ waitMs, waitingMaximum }: ArrivalLimits): Arrivals {
  const expected = new Map<string, PromiseWithResolvers<void>>()
  let waiting = 0

  function arrived(name: string): void {
    expected.get(name)?.resolve()
    expected.delete(name)
  }

  return {
    async wait(name) {
      if (waiting >= waitingMaximum) return
      waiting += 1
      const file = expected.get(name) ?? Promise.withResolvers<void>()
      expected.set(name, file)
      const timeout = Promise.withResolvers<void>()
      const timer = setTimeout(timeout.resolve, waitMs)
      await Promise.race([file.promise, timeout.promise])
      clearTimeout(timer)
      waiting -= 1
    },
    arrived,
    giveUp(beginning) {
      for (const name of expected.keys()) if (name.startsWith(beginning)) arrived(name)
    },
  }
}
