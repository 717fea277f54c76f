import type { Locks } from '@shop/machines'

/**
 * Milliseconds before a lock is released. Browsers propagate storage to other tabs in their own time, and the lock
 * may arrive first: the next tab would then read old data and send a change again.
 */
const releaseDelay = 150

/** Locks between tabs, made with Web Locks. Without them, as over plain HTTP, each tab works as if it were the only one. */
export function browserLocks({ locks }: { locks?: LockManager }): Locks {
  return {
    acquire: (name, { signal }) =>
      new Promise((resolve, reject) => {
        if (!locks) {
          reject(new Error('This browser has no Web Locks.'))
          return
        }
        const hold = () => new Promise<void>((release) => resolve(() => setTimeout(release, releaseDelay)))
        locks.request(name, { signal }, hold).catch(reject)
      }),
  }
}
