import { isId } from '@shop/domain'
import type { Cookies } from '../ports.ts'

/** The cookie that names a guest to the server. */
export const guestCookie = 'anonymousId'

/** Seconds of a year: so long a guest stays the same one. */
const guestCookieAge = 365 * 24 * 60 * 60

/** The guest that the cookie names; null when there is none, when it is no UUID, or where cookies are blocked. */
export function readAnonymousId(cookies: Pick<Cookies, 'get'>): string | null {
  try {
    const id = cookies.get(guestCookie)
    return id !== null && isId(id) ? id : null
  } catch {
    return null
  }
}

/**
 * Makes the person a guest with the given id, or leaves the guest that they are already. Gives the id that the browser
 * kept: null when cookies are blocked, and the guest's lists then stay in the browser.
 */
export function keepAnonymousId(cookies: Cookies, createId: () => string): string | null {
  const known = readAnonymousId(cookies)
  if (known !== null) return known
  try {
    cookies.set(guestCookie, createId(), { maxAge: guestCookieAge, sameSite: 'Lax', secure: cookies.isSecure })
  } catch {
    return null
  }
  return readAnonymousId(cookies)
}

/** Forgets the guest in this browser. */
export function removeAnonymousId(cookies: Pick<Cookies, 'remove'>): void {
  try {
    cookies.remove(guestCookie)
  } catch {
    // Cookies are blocked: there is none to forget.
  }
}
