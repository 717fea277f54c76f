import type { LogIn, User } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import type { Role } from '@shop/domain'
import { fromPromise } from 'xstate'
import { readAnonymousId } from '../consent/guest-cookie.ts'
import { statusOf } from '../failures.ts'
import type { Cookies } from '../ports.ts'
import type { SignUpAttempt } from './auth.types.ts'

/** The part of the API client that signing in and out needs. */
export interface AuthApi {
  auth: Pick<ApiClient['auth'], 'check' | 'logIn' | 'signUp' | 'logOut' | 'forgotPassword'>
  admin: Pick<ApiClient['admin'], 'logIn' | 'logOut'>
}

/**
 * The actors of the session, for `authMachine.provide({ actors })`. Signing up sends the guest's identifier, so that the
 * guest's saved lists move into the account; it is empty when there is no guest. An account that an earlier sign-up may have created
 * is logged in to when its email is taken; a wrong password means that it is another one.
 */
export function createAuthActors({ api, cookies }: { api: AuthApi; cookies: Pick<Cookies, 'get'> }) {
  return {
    checkSession: fromPromise<User, void>(({ signal }) => api.auth.check({}, { signal })),
    signIn: fromPromise<User, LogIn>(({ input, signal }) => api.auth.logIn({ body: input }, { signal })),
    signInAsAdmin: fromPromise<User, LogIn>(({ input, signal }) => api.admin.logIn({ body: input }, { signal })),
    signUp: fromPromise<User, SignUpAttempt>(async ({ input: { account, mayExist }, signal }) => {
      try {
        return await api.auth.signUp({ body: { ...account, anonymousId: readAnonymousId(cookies) ?? '' } }, { signal })
      } catch (error) {
        if (!mayExist || statusOf(error) !== 409) throw error
        const { email, password } = account
        return await api.auth.logIn({ body: { email, password } }, { signal }).catch((failure: unknown) => {
          throw statusOf(failure) === 401 ? error : failure
        })
      }
    }),
    signOut: fromPromise<void, { role: Role }>(({ input, signal }) =>
      input.role === 'admin' ? api.admin.logOut({}, { signal }) : api.auth.logOut({}, { signal }),
    ),
    sendResetLink: fromPromise<{ message: string }, { email: string }>(({ input, signal }) =>
      api.auth.forgotPassword({ body: input }, { signal }),
    ),
  }
}
