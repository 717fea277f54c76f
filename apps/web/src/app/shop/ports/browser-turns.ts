import type { Turns } from '@shop/machines'

/**
 * Milliseconds before a finished turn is released. Browsers propagate storage to other tabs in their own time, and the lock
 * may arrive first: the next tab would then read old data and send a change again.
 */
const settlePause = 150

/** Turns between tabs, as Web Locks. Without them, as on a page over plain HTTP, each tab works as if it were the only one. */
export function browserTurns({ locks }: { locks?: LockManager }): Turns {
  return {
    take: (name, { signal }) =>
      new Promise((resolve, reject) => {
        if (!locks) {
          reject(new Error('This browser has no Web Locks.'))
          return
        }
        const hold = () => new Promise<void>((end) => resolve(() => setTimeout(end, settlePause)))
        locks.request(name, { signal }, hold).catch(reject)
      }),
  }
}
