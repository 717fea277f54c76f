import type { Profile, User } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { Owned, PasswordChange } from './profile.types.ts'

/** The part of the API client that a profile needs. */
export interface ProfileApi {
  auth: Pick<ApiClient['auth'], 'update' | 'changePassword' | 'remove'>
}

/** The actors of the profile, for `profileMachine.provide({ actors })`. */
export function createProfileActors({ api }: { api: ProfileApi }) {
  return {
    saveProfile: fromPromise<User, Owned<Profile>>(({ input: { account, ...body }, signal }) =>
      api.auth.update({ query: { account }, body }, { signal }),
    ),
    changePassword: fromPromise<{ message: string }, Owned<PasswordChange>>(({ input: { account, ...body }, signal }) =>
      api.auth.changePassword({ query: { account }, body }, { signal }),
    ),
    deleteAccount: fromPromise<void, Owned<object>>(({ input: { account }, signal }) =>
      api.auth.remove({ query: { account } }, { signal }),
    ),
  }
}
