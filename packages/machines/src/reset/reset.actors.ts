import type { ApiClient } from '@shop/api/client'
import type { Role } from '@shop/domain'
import { fromPromise } from 'xstate'

/** The part of the API client that a reset needs. */
export interface ResetApi {
  auth: Pick<ApiClient['auth'], 'resetPassword'>
}

/** The response to a reset: the server's message and the role of the account. */
export interface ResetResult {
  message: string
  role: Role
}

/** The actor of the reset, for `resetMachine.provide({ actors })`. */
export function createResetActors({ api }: { api: ResetApi }) {
  return {
    resetPassword: fromPromise<ResetResult, { token: string; newPassword: string }>(({ input: { token, newPassword }, signal }) =>
      api.auth.resetPassword({ params: { token }, body: { newPassword } }, { signal }),
    ),
  }
}
