import type { Cookies, CookieTerms } from '../ports.ts'

/** The cookies of a browser in memory. */
export interface CookieJar {
  cookies: Cookies
  /** The cookies by name, with their attributes. */
  jar: Map<string, { value: string; terms?: CookieTerms }>
}

/**
 * Creates an empty jar.
 *
 * @param options `isBlocked`: setting a cookie does nothing. `isSecure`: the page came over https.
 */
export function createCookieJar({ isBlocked = false, isSecure = false } = {}): CookieJar {
  const jar: CookieJar['jar'] = new Map()
  const cookies: Cookies = {
    isSecure,
    get: (name) => jar.get(name)?.value ?? null,
    set: (name, value, terms) => {
      if (!isBlocked) jar.set(name, { value, terms })
    },
    remove: (name) => jar.delete(name),
  }
  return { cookies, jar }
}
