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
      window.addEventListener('storage', handle)
      return () => window.removeEventListener('storage', handle)
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
