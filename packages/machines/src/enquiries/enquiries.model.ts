import type { User } from '@shop/api'
import { noWishes } from '@shop/domain'
import type { SnapshotFrom } from 'xstate'
import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { enquiriesMachine } from './enquiries.machine.ts'
import { emptyCopy } from './enquiry-copy.ts'
import type { EnquiryCopy, PreparedEnquiry, UnsentEnquiry } from './enquiry-copy.ts'

type Snapshot = SnapshotFrom<typeof enquiriesMachine>

const user: User = {
  _id: '01980000-0000-7000-8000-000000000001',
  role: 'customer',
  username: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
}
const sofa = '01980000-0000-7000-8000-00000000000c'
const linkKey = 'Kq3fZ0v8mB1xT6yN9wR2cD'
const [first, second] = ['ILE-7K2Q9X', 'ILE-3M8RTW'] as const

const prepared = ({ context }: Snapshot): PreparedEnquiry => ({
  reference: context.prepared?.reference === first ? second : first,
  linkKey,
})

const unsent = (reference: string): UnsentEnquiry => ({
  reference,
  linkKey,
  source: 'product',
  lines: [{ item: sofa, itemType: 'Product', quantity: 1, price: 900_000 }],
  title: 'Eko Sofa',
})

const stored = (copy: Partial<EnquiryCopy>) => (snapshot: Snapshot) => {
  const { identity } = snapshot.context
  return {
    copy: { ...emptyCopy, owner: identity?.kind === 'customer' ? `customer:${identity.user._id}` : null, ...copy },
  }
}

const nobody = { 'nobody is signed in': { identity: { kind: 'visitor' } } } as const
const aCustomer = { 'a customer is signed in': { identity: { kind: 'customer', user } } } as const
const anAdmin = { 'an admin is signed in': { identity: { kind: 'admin', user: { ...user, role: 'admin' } } } } as const
const pressed = { 'Order Now is pressed': ({ context }: Snapshot) => unsent(context.prepared?.reference ?? first) }
const noEnquiry = { 'the browser has no enquiry': stored({}) }
const anUnsentOne = { 'the browser has an unsent enquiry': stored({ unsent: [unsent(second)] }) }
const aSentOne = {
  'the browser has a sent enquiry': stored({
    sent: [{ reference: second, linkKey, title: 'Eko Sofa', createdAt: '2026-01-02T09:00:00.000Z' }],
  }),
}

const cases = {
  'identity.changed': nobody,
  'consent.changed': { 'cookies are accepted': { consent: 'accepted' } },
  'order.opened': {
    ...pressed,
    'Order Now is pressed while it still has the previous reference': (snapshot: Snapshot) =>
      unsent(prepared(snapshot).reference),
  },
  'wishes.written': { 'a note is written': { draft: { ...noWishes, note: 'Second floor' } } },
  'copy.changed': noEnquiry,
  'connection.changed': { 'the connection is lost': { isOnline: false }, 'the connection is restored': { isOnline: true } },
} as const satisfies ChartModel<typeof enquiriesMachine>['cases']

const referencesOf = (enquiries: readonly PreparedEnquiry[]) => enquiries.map(({ reference }) => reference).join(' ') || 'nothing'

/** The events of the page's order links before the user is known, for path tests. */
const orderLinks: ChartModel<typeof enquiriesMachine> = {
  machine: enquiriesMachine,
  starts: { 'A page with an order link opens': undefined },
  leavesOut: ['identity.changed', 'copy.changed', 'connection.changed'],
  cases,
  ends: { prepare: { done: { 'the next reference is made': prepared }, failed: {} } },
  within: ({ context }) => context.copy.unsent.length < 3,
  describe: ({ value, context: { prepared: next, copy } }) =>
    `${stateWords(value)} with ${next?.reference ?? 'no reference'}, to send: ${referencesOf(copy.unsent)}`,
}

/** The events and results of sending without an account, for path tests with one enquiry. */
const sendingQueue: ChartModel<typeof enquiriesMachine> = {
  machine: enquiriesMachine,
  starts: { 'The machines start': undefined },
  leavesOut: ['xstate.done.actor.prepare', 'xstate.error.actor.prepare', 'consent.changed', 'wishes.written'],
  cases: {
    ...cases,
    'identity.changed': { ...nobody, ...anAdmin },
    'order.opened': pressed,
    'copy.changed': { ...noEnquiry, ...anUnsentOne },
  },
  ends: {
    send: {
      done: { 'the enquiry is stored': '2026-01-02T09:00:00.000Z', 'another tab has sent it': null },
      failed: {
        ...requestFailures('sending fails'),
        'the reference is taken': { status: 409, serverMessage: 'This reference belongs to another enquiry.' },
      },
    },
  },
  within: ({ context: { copy } }) => copy.unsent.length + copy.sent.length < 2,
  describe: describeQueue,
}

/** The events and results of an account that takes over enquiries, for path tests. */
const claimingQueue: ChartModel<typeof enquiriesMachine> = {
  machine: enquiriesMachine,
  starts: { 'A customer signs in': undefined },
  leavesOut: ['xstate.done.actor.prepare', 'xstate.error.actor.prepare', 'consent.changed', 'order.opened', 'wishes.written'],
  cases: { ...cases, 'identity.changed': { ...aCustomer, ...anAdmin }, 'copy.changed': { ...noEnquiry, ...aSentOne } },
  ends: {
    claim: {
      done: { 'the account has the enquiries': undefined },
      failed: {
        'the session has ended': { status: 401 },
        'the enquiries are unknown': { status: 404, serverMessage: 'This enquiry does not exist.' },
        'there is no network': { status: null },
      },
    },
  },
  describe: describeQueue,
}

function describeQueue({ value, context: { identity, isOnline, copy, sending } }: Snapshot): string {
  return [
    stateWords(value),
    value.queue === 'sending' && sending?.reference,
    identity?.kind ?? 'nobody',
    isOnline ? 'online' : 'offline',
    `to send: ${referencesOf(copy.unsent)}`,
    `sent ${copy.owner === null ? 'without' : 'with'} an account: ${referencesOf(copy.sent)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const enquiriesModels = [orderLinks, sendingQueue, claimingQueue] as const
