import type { BrowserStorage, KeyStorage } from '@shop/machines'

type StorageName = 'localStorage' | 'sessionStorage'

/**
 * The two storages of a window. They are read on each call, because a browser that forbids them throws on access; callers
 * expect that.
 */
export function browserStorage(window: Window): BrowserStorage {
  return {
    persistent: keyStorage(window, 'localStorage'),
    session: keyStorage(window, 'sessionStorage'),
    subscribe: (listener) => {
      const handle = ({ key, storageArea }: StorageEvent) => {
        if (isPersistent(window, storageArea)) listener(key)
      }
      // A page in the back/forward cache receives no events, and the session storage never causes any.
      const handleReturn = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener(null)
      }
      window.addEventListener('storage', handle)
      window.addEventListener('pageshow', handleReturn)
      return () => {
        window.removeEventListener('storage', handle)
        window.removeEventListener('pageshow', handleReturn)
      }
    },
  }
}

function keyStorage(window: Window, name: StorageName): KeyStorage {
  return {
    get: (key) => window[name].getItem(key),
    set: (key, text) => window[name].setItem(key, text),
    remove: (key) => window[name].removeItem(key),
  }
}

function isPersistent(window: Window, area: Storage | null): boolean {
  try {
    return area === window.localStorage
  } catch {
    return false
  }
}
