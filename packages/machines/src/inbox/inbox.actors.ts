import type { InboxMessage } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { InboxPage, InboxPageRequest, Marking } from './inbox.types.ts'

/** The dependencies of the inbox; the client of the admin pages provides them. */
export interface InboxPorts {
  inbox: AdminApiClient['inbox']
}

/** The actors of the inbox, for `inboxMachine.provide({ actors })`. */
export function createInboxActors({ api }: { api: InboxPorts }) {
  return {
    loadMessages: fromPromise<InboxPage, InboxPageRequest>(({ input, signal }) => api.inbox.list({ query: input }, { signal })),
    markMessage: fromPromise<InboxMessage, Marking>(({ input: { id, isDone } }) =>
      api.inbox.update({ params: { id }, body: { isDone } }),
    ),
  }
}
