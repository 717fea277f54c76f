import type { Connection } from '@shop/machines'

/** The connection as the browser reports it. */
export function browserConnection(window: Window): Connection {
  return {
    isOnline: () => window.navigator.onLine,
    subscribe: (listener) => {
      const handle = () => listener(window.navigator.onLine)
      for (const type of ['online', 'offline']) window.addEventListener(type, handle)
      return () => {
        for (const type of ['online', 'offline']) window.removeEventListener(type, handle)
      }
    },
  }
}
