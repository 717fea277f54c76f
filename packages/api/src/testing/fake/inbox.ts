import { messageNotFound } from '../../schemas/inbox.ts'
import type { InboxMessage } from '../../schemas/types.ts'
import { FakeFailure } from './failure.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { currentUser } from './state.ts'

/** The endpoints for messages of the fake. */
export const inboxEndpoints: FakeGroup<'inbox'> = {
  list: ({ messages }, { query: { page, limit, search, state } }) => {
    const found = messages
      .filter(({ doneAt }) => state === undefined || (doneAt === null) === (state === 'open'))
      .filter((message) => search === undefined || mentions(message, search))
      .toReversed()
    return {
      messages: found.slice((page - 1) * limit, page * limit),
      hasMore: page * limit < found.length,
      total: found.length,
    }
  },
  update: (state, { params, body: { isDone } }) => {
    const old = state.messages.find(({ _id }) => _id === params.id)
    if (!old) throw new FakeFailure(404, messageNotFound)
    const message = { ...old, doneAt: isDone ? state.nextTime() : null, doneBy: isDone ? nameOfAdmin(state) : null }
    state.messages = state.messages.map((each) => (each === old ? message : each))
    return message
  },
}

function mentions({ name, email, phoneNumber, subject, message }: InboxMessage, search: string): boolean {
  const text = [name, email, phoneNumber, subject, message].join('\n').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The name under which the signed-in admin's changes are recorded. */
export function nameOfAdmin(state: Parameters<typeof currentUser>[0]): string {
  const user = currentUser(state)
  return user?.username || (user?.email ?? '')
}
