import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** The part of the API client that a reset needs. */
export interface ResetApi {
  auth: Pick<ApiClient['auth'], 'resetPassword'>
}

/** The actor of the reset, for `resetMachine.provide({ actors })`. */
export function createResetActors({ api }: { api: ResetApi }) {
  return {
    resetPassword: fromPromise<{ message: string }, { token: string; newPassword: string }>(
      ({ input: { token, newPassword }, signal }) =>
        api.auth.resetPassword({ params: { token }, body: { newPassword } }, { signal }),
    ),
  }
}
