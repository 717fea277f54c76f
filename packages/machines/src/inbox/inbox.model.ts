import type { InboxMessage } from '@shop/api'
import type { SnapshotFrom } from 'xstate'
import type { ChartModel } from '../testing/chart-model.ts'
import { inboxMachine } from './inbox.machine.ts'

type Snapshot = SnapshotFrom<typeof inboxMachine>

const message = (number: number): InboxMessage => ({
  _id: `message ${number}`,
  name: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
  subject: `Question ${number}`,
  message: 'Can it be made 180 cm wide?',
  createdAt: '2026-01-01T09:00:00.000Z',
  doneAt: null,
  doneBy: null,
})

const done = ({ context: { marking } }: Snapshot): InboxMessage =>
  marking?.isDone === false ? message(1) : { ...message(1), doneAt: '2026-01-02T09:00:00.000Z', doneBy: 'Bola Ade' }

/** The events and results with which the path tests run the inbox, with one message on a page. */
export const inboxModel: ChartModel<typeof inboxMachine> = {
  machine: inboxMachine,
  starts: { 'The page opens': { limit: 1 } },
  cases: {
    'state.set': {
      'all messages are chosen': { state: null },
      'open messages are chosen': { state: 'open' },
    },
    'page.go': { 'page 1 is chosen': { page: 1 }, 'page 2 is chosen': { page: 2 } },
    'search.typed': { 'a word is typed': { text: 'sofa' } },
    'search.submitted': { 'Enter in the search box': {} },
    'list.refresh': { 'Try again': {} },
    'message.mark': { 'Mark as done': { id: 'message 1', isDone: true } },
  },
  ends: {
    page: {
      done: {
        'the page is loaded': ({ context: { page } }: Snapshot) => ({ messages: [message(page)], total: 2 }),
        'nothing matches': { messages: [], total: 0 },
        'the page is beyond the end': ({ context: { page } }: Snapshot) => ({ messages: [], total: page - 1 }),
      },
      failed: { 'the session has ended': { status: 401 }, 'there is no network': { status: null } },
    },
    mark: {
      done: { 'the message is marked': done },
      failed: { 'the session has ended': { status: 401 }, 'the message does not exist': { status: 404 } },
    },
  },
  describe: ({ value: { list, mark }, context: { page, state } }) => `${list} on page ${page} of ${state ?? 'all'}, ${mark}`,
  show: ({ context: { messages, problem } }) => problem ?? `${messages.length} messages`,
}
