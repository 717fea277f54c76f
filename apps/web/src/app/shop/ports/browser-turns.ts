import type { Turns } from '@shop/machines'

/**
 * Milliseconds for which a turn is kept when it is over. Browsers pass what a tab stored on to the other tabs in their own
 * time, and the lock may arrive first: the next tab would read what stood there before, and send a change again.
 */
const settlePause = 150

/**
 * Turns between the tabs, as Web Locks. A browser without them, or a page that came by plain http, takes none: each tab
 * then works as if it were the only one.
 */
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
