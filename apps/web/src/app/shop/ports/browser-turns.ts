import type { Turns } from '@shop/machines'

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
        const hold = () => new Promise<void>((end) => resolve(end))
        locks.request(name, { signal }, hold).catch(reject)
      }),
  }
}
