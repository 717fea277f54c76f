import type { BrowserStorage, Cookies, CookieTerms, KeyStorage } from '../ports.ts'

/** A browser in memory: two storages, cookies, and a way to play the other tab. */
export interface MemoryBrowser {
  storage: BrowserStorage
  cookies: Cookies
  /** What the storages hold. */
  kept: { persistent: Map<string, string>; session: Map<string, string> }
  /** The cookies, with the terms they were set with. */
  jar: Map<string, { value: string; terms?: CookieTerms }>
  /** Another tab writes a text in the persistent storage, removes it (null), or clears everything (no key). */
  otherTab: (key: string | null, text?: string | null) => void
}

/**
 * Makes such a browser.
 *
 * @param faults `forbidden`: each call of a storage throws. `full`: writing throws. `cookiesBlocked`: writing a cookie
 * does nothing. `isSecure`: the page came by https.
 */
export function createMemoryBrowser(
  faults: { forbidden?: boolean; full?: boolean; cookiesBlocked?: boolean; isSecure?: boolean } = {},
): MemoryBrowser {
  const kept: MemoryBrowser['kept'] = { persistent: new Map(), session: new Map() }
  const jar: MemoryBrowser['jar'] = new Map()
  const listeners = new Set<(key: string | null) => void>()
  const fail = (name: string) => {
    throw new DOMException(`The storage says ${name}.`, name)
  }
  const storageOf = (texts: Map<string, string>): KeyStorage => ({
    get: (key) => (faults.forbidden ? fail('SecurityError') : (texts.get(key) ?? null)),
    set: (key, text) => {
      if (faults.forbidden) fail('SecurityError')
      if (faults.full) fail('QuotaExceededError')
      texts.set(key, text)
    },
    remove: (key) => {
      if (faults.forbidden) fail('SecurityError')
      texts.delete(key)
    },
  })
  return {
    kept,
    jar,
    storage: {
      persistent: storageOf(kept.persistent),
      session: storageOf(kept.session),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    cookies: {
      isSecure: faults.isSecure ?? false,
      get: (name) => jar.get(name)?.value ?? null,
      set: (name, value, terms) => {
        if (!faults.cookiesBlocked) jar.set(name, { value, terms })
      },
      remove: (name) => jar.delete(name),
    },
    otherTab: (key, text = null) => {
      if (key === null) kept.persistent.clear()
      else if (text === null) kept.persistent.delete(key)
      else kept.persistent.set(key, text)
      for (const listener of listeners) listener(key)
    },
  }
}
