import type { Admins, LogIn, User } from '@shop/api'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { AdminsChange } from './admins.types.ts'

/** The dependencies of the list of admins. */
export interface AdminsPorts {
  admins: Pick<AdminApiClient['admins'], 'list' | 'invite' | 'withdraw' | 'remove'>
  admin: Pick<ApiClient['admin'], 'logIn'>
}

/** The actors of the list of admins, for `adminsMachine.provide({ actors })`. */
export function createAdminsActors({ api: { admins, admin } }: { api: AdminsPorts }) {
  return {
    loadAdmins: fromPromise<Admins, void>(({ signal }) => admins.list({}, { signal })),
    changeAdmins: fromPromise<Admins, AdminsChange>(({ input }) => {
      if (input.kind === 'withdraw') return admins.withdraw({ params: { id: input.id } })
      if (input.kind === 'remove') return admins.remove({ params: { id: input.id } })
      return admins.invite({ body: { email: input.email } })
    }),
    logIn: fromPromise<User, LogIn>(({ input, signal }) => admin.logIn({ body: input }, { signal })),
  }
}
