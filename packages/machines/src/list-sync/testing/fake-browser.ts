import type { KeyStorage } from '../../ports.ts'
import { withResolvers } from '../../testing/deferred.ts'
import type { ListPorts } from '../browser-actors.ts'

/** A browser with tabs: one persistent storage, a session storage for each tab, one connection, and locks between the tabs. */
export interface FakeBrowser {
  /** Opens a tab and returns the ports of its lists. Two tabs may share a session, as before and after a reload. */
  openTab: (session?: Map<string, string>) => ListPorts
  persistent: Map<string, string>
  /** Delivers storage events to the other tabs, which do not receive them before. */
  deliver: () => void
  /**
   * From now on each tab reads its own view of the persistent storage, and `deliver` applies its writes to the others; the last
   * write wins. Browsers that run tabs in several processes behave like this.
   */
  lag: () => void
  setOnline: (isOnline: boolean) => void
  isOnline: () => boolean
  /** Makes every method of the storages throw from now on, as when they are full or blocked. */
  fail: { reading: boolean; writing: boolean; locks: boolean }
}

export function createFakeBrowser(): FakeBrowser {
  const persistent = new Map<string, string>()
  const listeners = new Set<{ tab: object; listener: (key: string | null) => void }>()
  const connectionListeners = new Set<(isOnline: boolean) => void>()
  const fail = { reading: false, writing: false, locks: false }
  let undelivered: { from: object; key: string; text: string | undefined }[] = []
  const views = new Map<object, Map<string, string>>()
  let isLagging = false
  let isOnline = true
  const locks = new Map<string, Promise<void>>()

  function keyStorage(map: () => Map<string, string>, onWrite: (key: string) => void = () => {}): KeyStorage {
    return {
      get: (key) => {
        if (fail.reading) throw new DOMException('The operation is insecure.', 'SecurityError')
        return map().get(key) ?? null
      },
      set: (key, text) => {
        if (fail.writing) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        if (map().get(key) === text) return
        map().set(key, text)
        onWrite(key)
      },
      remove: (key) => {
        if (fail.reading) throw new DOMException('The operation is insecure.', 'SecurityError')
        if (map().delete(key)) onWrite(key)
      },
    }
  }

  /** Applies a write to the other tabs. A tab with a later write to the same key ignores it. */
  function applyWrite({ from, key, text }: (typeof undelivered)[number], later: typeof undelivered): void {
    for (const [tab, view] of [...views, [null, persistent] as const]) {
      if (later.some((write) => write.key === key && write.from === tab)) continue
      if (text === undefined) view.delete(key)
      else view.set(key, text)
    }
    for (const { tab, listener } of listeners) if (tab !== from) listener(key)
  }

  function deliver(): void {
    const written = undelivered
    undelivered = []
    for (const [place, write] of written.entries()) {
      if (isLagging) applyWrite(write, [...written.slice(place + 1), ...undelivered])
      else for (const { tab, listener } of listeners) if (tab !== write.from) listener(write.key)
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
    deliver,
    lag: () => {
      isLagging = true
      for (const tab of views.keys()) views.set(tab, new Map(persistent))
    },
    openTab: (session = new Map()) => {
      const tab = {}
      views.set(tab, new Map(persistent))
      const view = () => (isLagging ? views.get(tab)! : persistent)
      return {
        storage: {
          persistent: keyStorage(view, (key) => undelivered.push({ from: tab, key, text: view().get(key) })),
          session: keyStorage(() => session),
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
        locks: {
          acquire: async (name, { signal }) => {
            if (fail.locks) throw new DOMException('This browser has no locks.', 'NotSupportedError')
            const before = locks.get(name) ?? Promise.resolve()
            const { promise, resolve } = withResolvers<void>()
            locks.set(
              name,
              before.then(() => promise),
            )
            await before
            if (signal.aborted) resolve()
            signal.throwIfAborted()
            return () => {
              // The next tab gets the lock after all writes have been delivered, as the app's locks wait for them.
              while (isLagging && undelivered.length > 0) deliver()
              resolve()
            }
          },
        },
      }
    },
  }
}
