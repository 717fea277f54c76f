import type { LogIn, User } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import type { Role } from '@shop/domain'
import { fromPromise } from 'xstate'
import { readAnonymousId } from '../consent/guest-cookie.ts'
import type { Cookies } from '../ports.ts'
import type { NewAccount } from './auth.types.ts'

/** The part of the API client that signing in and out needs. */
export interface AuthApi {
  auth: Pick<ApiClient['auth'], 'check' | 'logIn' | 'signUp' | 'logOut' | 'forgotPassword'>
  admin: Pick<ApiClient['admin'], 'logIn' | 'logOut'>
}

/**
 * The actors of the session, for `authMachine.provide({ actors })`. Signing up sends the guest's identifier, so that the
 * guest's saved lists move into the account; it is empty when there is no guest.
 */
export function createAuthActors({ api, cookies }: { api: AuthApi; cookies: Pick<Cookies, 'get'> }) {
  return {
    checkSession: fromPromise<User, void>(({ signal }) => api.auth.check({}, { signal })),
    signIn: fromPromise<User, LogIn>(({ input, signal }) => api.auth.logIn({ body: input }, { signal })),
    signInAsAdmin: fromPromise<User, LogIn>(({ input, signal }) => api.admin.logIn({ body: input }, { signal })),
    signUp: fromPromise<User, NewAccount>(({ input, signal }) =>
      api.auth.signUp({ body: { ...input, anonymousId: readAnonymousId(cookies) ?? '' } }, { signal }),
    ),
    signOut: fromPromise<void, { role: Role }>(({ input, signal }) =>
      input.role === 'admin' ? api.admin.logOut({}, { signal }) : api.auth.logOut({}, { signal }),
    ),
    sendResetLink: fromPromise<{ message: string }, { email: string }>(({ input, signal }) =>
      api.auth.forgotPassword({ body: input }, { signal }),
    ),
  }
}
