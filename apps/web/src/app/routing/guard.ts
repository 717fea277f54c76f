import type { User } from '@shop/api'
import { isAdmin, siteSentences } from '@shop/domain'
import { paths } from '../../paths.ts'

/**
 * Who a page is for:
 * - `admin`: for admins alone; everybody else goes home.
 * - `guest`: for whoever is signed out; an admin goes to the dashboard, a customer home.
 * - `account`: for customers and for whoever is signed out, who meets the login view; an admin goes to the dashboard.
 *
 * A route says it in its handle (`guard: 'admin'`) and needs nothing else: `createRoutes` puts the check before the
 * route's loader, so the server answers with a redirect and the router goes elsewhere at once; `useGuardedPage` sends a
 * person on who signs in or out on the page. While it is being found out who they are, the page shows
 * that it is loading (`pending: loadingAuthentication`).
 */
export type Guard = 'admin' | 'guest' | 'account'

/** What stands in the place of a guarded page until it is known who asks for it. */
export const loadingAuthentication = { shape: 'authentication', label: siteSentences.loadingAuthentication } as const

/** Where somebody goes in place of a guarded page; null where the page is for them. `user` is null for nobody. */
export function otherPlaceOf(guard: Guard, user: User | null): string | null {
  if (guard === 'admin') return isAdmin(user) ? null : paths.home.href()
  if (isAdmin(user)) return paths.dashboard.href()
  return guard === 'guest' && user !== null ? paths.home.href() : null
}
