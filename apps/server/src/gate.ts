/** Runs a task when its turn comes and returns its result. */
export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Limits how many tasks run at once; the others wait in order of arrival.
 *
 * @param places - how many run at once, at least 1
 */
export function createGate(places: number): Gate {
  const waiting: (() => void)[] = []
  let free = places

  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
