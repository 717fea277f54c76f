import type { Profile, User } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** The part of the API client that a profile needs. */
export interface ProfileApi {
  auth: Pick<ApiClient['auth'], 'update' | 'changePassword' | 'remove'>
}

/** The actors of the profile, for `profileMachine.provide({ actors })`. */
export function createProfileActors({ api }: { api: ProfileApi }) {
  return {
    saveProfile: fromPromise<User, Profile>(({ input, signal }) => api.auth.update({ body: input }, { signal })),
    changePassword: fromPromise<{ message: string }, { oldPassword: string; newPassword: string }>(({ input, signal }) =>
      api.auth.changePassword({ body: input }, { signal }),
    ),
    deleteAccount: fromPromise<void, void>(({ signal }) => api.auth.remove({}, { signal })),
  }
}
