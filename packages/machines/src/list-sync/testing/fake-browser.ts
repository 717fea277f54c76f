import type { KeyStorage } from '../../ports.ts'
import type { ListPorts } from '../browser-actors.ts'

/** A browser with tabs: one persistent storage, a session storage a tab, one connection, turns between the tabs. */
export interface FakeBrowser {
  /** Opens a tab and gives what its lists need. Two tabs may be given one session, as a reload keeps it. */
  openTab: (session?: Map<string, string>) => ListPorts
  persistent: Map<string, string>
  /** Lets the other tabs hear of what was written; until then they know nothing. */
  deliver: () => void
  setOnline: (isOnline: boolean) => void
  isOnline: () => boolean
  /** Makes every call of the storages throw from now on, as they do when they are full or forbidden. */
  fail: { reading: boolean; writing: boolean; turns: boolean }
}

/** Makes such a browser. */
export function createFakeBrowser(): FakeBrowser {
  const persistent = new Map<string, string>()
  const listeners = new Set<{ tab: object; listener: (key: string | null) => void }>()
  const connectionListeners = new Set<(isOnline: boolean) => void>()
  const fail = { reading: false, writing: false, turns: false }
  let undelivered: { from: object; key: string }[] = []
  let isOnline = true
  const turns = new Map<string, Promise<void>>()

  function keyStorage(map: Map<string, string>, onWrite: (key: string) => void = () => {}): KeyStorage {
    return {
      get: (key) => {
        if (fail.reading) throw new DOMException('The operation is insecure.', 'SecurityError')
        return map.get(key) ?? null
      },
      set: (key, text) => {
        if (fail.writing) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        if (map.get(key) === text) return
        map.set(key, text)
        onWrite(key)
      },
      remove: (key) => {
        if (fail.reading) throw new DOMException('The operation is insecure.', 'SecurityError')
        if (map.delete(key)) onWrite(key)
      },
    }
  }

  return {
    persistent,
    fail,
    isOnline: () => isOnline,
    setOnline: (next) => {
      if (isOnline === next) return
      isOnline = next
      for (const listener of connectionListeners) listener(next)
    },
    deliver: () => {
      const written = undelivered
      undelivered = []
      for (const { from, key } of written) {
        for (const { tab, listener } of listeners) if (tab !== from) listener(key)
      }
    },
    openTab: (session = new Map()) => {
      const tab = {}
      return {
        storage: {
          persistent: keyStorage(persistent, (key) => undelivered.push({ from: tab, key })),
          session: keyStorage(session),
          subscribe: (listener) => {
            const each = { tab, listener }
            listeners.add(each)
            return () => listeners.delete(each)
          },
        },
        connection: {
          isOnline: () => isOnline,
          subscribe: (listener) => {
            connectionListeners.add(listener)
            return () => connectionListeners.delete(listener)
          },
        },
        turns: {
          take: async (name, { signal }) => {
            if (fail.turns) throw new DOMException('Locks are not there.', 'NotSupportedError')
            const before = turns.get(name) ?? Promise.resolve()
            const { promise, resolve } = Promise.withResolvers<void>()
            turns.set(name, before.then(() => promise))
            await before
            if (signal.aborted) resolve()
            signal.throwIfAborted()
            return resolve
          },
        },
      }
    },
  }
}
