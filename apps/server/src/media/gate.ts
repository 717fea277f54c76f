/** Runs a task when its turn comes and gives what the task gives. */
export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Lets a number of tasks run at once; the others wait in the order in which they came.
 *
 * @param places - tasks at once, at least 1
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
