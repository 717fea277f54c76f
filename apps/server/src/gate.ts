/**
 * Runs a task when its turn comes and returns its result.
 *
 * @param size - how much of the gate the task takes, 1 unless given; a task that is larger than the gate takes all of it
 */
export type Gate = <Result>(task: () => Promise<Result>, size?: number) => Promise<Result>

/**
 * Limits how much runs at once; the other tasks wait in order of arrival.
 *
 * @param capacity - the sum of the sizes that run at once, at least 1
 */
export function createGate(capacity: number): Gate {
  const waiting: { readonly size: number; readonly start: () => void }[] = []
  let free = capacity

  function startNext(): void {
    for (let next = waiting[0]; next !== undefined && next.size <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.size
      next.start()
    }
  }

  return async (task, wanted = 1) => {
    const size = Math.min(wanted, capacity)
    await new Promise<void>((start) => {
      waiting.push({ size, start })
      startNext()
    })
    try {
      return await task()
    } finally {
      free += size
      startNext()
    }
  }
}
