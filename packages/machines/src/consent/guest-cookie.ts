import { isId } from '@shop/domain'
import type { Cookies } from '../ports.ts'

/** The cookie that identifies a guest to the server. */
const guestCookie = 'anonymousId'

/** The lifetime of the guest's identifier: a year in seconds. */
const guestCookieAge = 365 * 24 * 60 * 60

/** The guest in the cookie; null when there is none, when it is not a UUID, or when cookies are blocked. */
export function readAnonymousId(cookies: Pick<Cookies, 'get'>): string | null {
  try {
    const id = cookies.get(guestCookie)
    return id !== null && isId(id) ? id : null
  } catch {
    return null
  }
}

/**
 * Sets the guest cookie to the given id, or keeps an existing guest. Returns the id that the browser stored: null when
 * cookies are blocked, and the guest's saved lists then stay in the browser.
 */
export function storeAnonymousId(cookies: Cookies, createId: () => string): string | null {
  const known = readAnonymousId(cookies)
  if (known !== null) return known
  try {
    cookies.set(guestCookie, createId(), { maxAge: guestCookieAge, sameSite: 'Lax', secure: cookies.isSecure })
  } catch {
    return null
  }
  return readAnonymousId(cookies)
}

/** Removes the guest from this browser. */
export function removeAnonymousId(cookies: Pick<Cookies, 'remove'>): void {
  try {
    cookies.remove(guestCookie)
  } catch {
    // Blocked cookies contain no guest to remove.
  }
}
