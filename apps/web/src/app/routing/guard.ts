import type { User } from '@shop/api'
import { isAdmin, siteSentences } from '@shop/domain'
import { paths } from '../../paths.ts'

/**
 * The users who may see a page:
 * - `admin`: admins; other users are redirected to Home.
 * - `guest`: signed-out visitors; admins are redirected to the dashboard, customers to Home.
 * - `account`: customers and signed-out visitors, who see the login view; admins are redirected to the dashboard.
 *
 * A page declares it (`guard: 'admin'`). `guardedLoader` then redirects before the page is loaded, on the server and in the
 * browser, and `useGuardedPage` when the user signs in or out on the page.
 */
export type Guard = 'admin' | 'guest' | 'account'

/** The placeholder of a guarded page until it is known who the user is. */
export const loadingAuthentication = { shape: 'authentication', label: siteSentences.loadingAuthentication } as const

/** The path to redirect to; null where the user may see the page. `user` is null for a visitor. */
export function redirectPath(guard: Guard, user: User | null): string | null {
  if (guard === 'admin') return isAdmin(user) ? null : paths.home.href()
  if (isAdmin(user)) return paths.dashboard.href()
  return guard === 'guest' && user !== null ? paths.home.href() : null
}
