import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** The part of the API client that a confirmation needs. */
export interface EmailConfirmationApi {
  auth: Pick<ApiClient['auth'], 'confirmEmail'>
}

/** The actor of the confirmation, for `emailConfirmationMachine.provide({ actors })`. */
export function createEmailConfirmationActors({ api }: { api: EmailConfirmationApi }) {
  return {
    confirmEmail: fromPromise<{ message: string }, { token: string }>(({ input: { token }, signal }) =>
      api.auth.confirmEmail({ params: { token } }, { signal }),
    ),
  }
}
