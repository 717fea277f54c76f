import type { Acceptance } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { InvitationFacts } from './invitation.types.ts'

/** The part of the API client that an invitation needs. */
export interface InvitationPorts {
  admins: Pick<AdminApiClient['admins'], 'readInvitation' | 'accept'>
}

/** The actors of an invitation, for `invitationMachine.provide({ actors })`. */
export function createInvitationActors({ api: { admins } }: { api: InvitationPorts }) {
  return {
    readInvitation: fromPromise<InvitationFacts, { token: string }>(({ input, signal }) =>
      admins.readInvitation({ params: input }, { signal }),
    ),
    acceptInvitation: fromPromise<{ message: string }, { token: string } & Acceptance>(({ input: { token, ...body }, signal }) =>
      admins.accept({ params: { token }, body }, { signal }),
    ),
  }
}
