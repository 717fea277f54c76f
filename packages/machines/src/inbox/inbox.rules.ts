import { limits } from '@shop/domain'
import type { InboxMessage } from '@shop/api'
import type { InboxContext, InboxInput, InboxPageRequest } from './inbox.types.ts'

export function firstInbox({ limit = limits.pageSize }: InboxInput): InboxContext {
  const list = { messages: [], page: 1, limit, total: null, problem: null }
  return { ...list, state: 'open', search: '', searchText: '', marking: null }
}

/** The number of pages; 1 before the first response and without messages. */
export function inboxPageCount({ total, limit }: Pick<InboxContext, 'total' | 'limit'>): number {
  return Math.max(1, Math.ceil((total ?? 0) / limit))
}

/** The request for the page of messages. */
export function inboxRequest({ search, state, page, limit }: InboxContext): InboxPageRequest {
  return { search, state, page, limit }
}

/** The messages after one of them was marked. */
export function withMarked(messages: readonly InboxMessage[], marked: InboxMessage): readonly InboxMessage[] {
  return messages.map((message) => (message._id === marked._id ? marked : message))
}
