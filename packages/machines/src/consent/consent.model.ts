import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { consentMachine } from './consent.machine.ts'

const anonymousId = '01980000-0000-7000-8000-00000000000a'
const user = {
  _id: '01980000-0000-7000-8000-000000000001',
  role: 'customer' as const,
  username: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '',
}
const blocked = new Error('SecurityError')

/** The events of the cookie choice, for path tests. */
export const consentModel: ChartModel<typeof consentMachine> = {
  machine: consentMachine,
  starts: { 'A signed-out visitor': { isSignedOut: true }, 'A customer': { isSignedOut: false } },
  cases: {
    'choice.accepted': { 'Accept All': {} },
    'choice.declined': { Decline: {} },
    'choice.received': {
      'another tab accepts': { choice: 'accepted', anonymousId },
      'another tab declines': { choice: 'declined', anonymousId: null },
      'another tab clears the storage': { choice: 'unset', anonymousId: null },
    },
    'settings.opened': { 'Cookie settings': {} },
    'settings.closed': { 'the banner is closed': {} },
    'identity.changed': {
      'the user signs in': { identity: { kind: 'customer', user } },
      'the user signs out': { identity: { kind: 'visitor' } },
    },
  },
  ends: {
    read: {
      done: {
        'the browser has stored Accept All': { choice: 'accepted', anonymousId },
        'the browser has stored Decline': { choice: 'declined', anonymousId: null },
        'the browser has stored no choice': { choice: 'unset', anonymousId: null },
      },
      failed: { 'the storage cannot be read': blocked },
    },
    accept: {
      done: { 'the choice and the cookie are stored': { choice: 'accepted', anonymousId } },
      failed: { 'nothing can be stored': blocked },
    },
    decline: {
      done: { 'the choice is stored, and the cookie is removed': { choice: 'declined', anonymousId: null } },
      failed: { 'nothing can be stored': blocked },
    },
    sweep: {
      done: { 'the copies are removed': undefined },
      failed: { 'the copies cannot be removed': blocked },
    },
  },
  describe: ({ value, context: { isSignedOut } }) => `${stateWords(value)}, ${isSignedOut ? 'signed out' : 'signed in'}`,
  show: ({ context: { anonymousId: guest } }) => (guest === null ? 'no guest' : 'a guest'),
}
