import { HttpError } from '../http-error.ts'
import { createFairQueue } from '../limits/fair-queue.ts'

/** How many hashes of a queue may wait, a few seconds' worth. Further requests are rejected with 503. */
const waitingMaximum = 200

/** Runs a hash when the turn of its sender comes. */
type HashQueue = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Creates a queue of hashes in which the networks and addresses of senders take turns.
 *
 * @param places - how many run at once. Each takes a thread of Node's pool, which files and pictures need too
 */
export function createHashQueue(places: number): HashQueue {
  const waiting = createFairQueue<() => void>(waitingMaximum)
  let free = places

  function join(sender: string): Promise<void> {
    return new Promise((resolve) => {
      if (waiting.add(sender, resolve)) return
      throw new HttpError(503, 'The shop is busy at the moment. Please try again.', [], { 'retry-after': '5' })
    })
  }

  return async (sender, work) => {
    if (free > 0) free -= 1
    else await join(sender)
    try {
      return await work()
    } finally {
      const next = waiting.take()
      if (next === undefined) free += 1
      else next()
    }
  }
}
