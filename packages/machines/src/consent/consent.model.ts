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
  starts: { 'A visitor': { isSignedOut: true }, 'A customer': { isSignedOut: false } },
  cases: {
    'choice.accepted': { 'Accept All': {} },
    'choice.declined': { Decline: {} },
    'choice.heard': {
      'another tab accepts': { choice: 'accepted', anonymousId },
      'another tab declines': { choice: 'declined', anonymousId: null },
      'another tab clears the storage': { choice: 'unset', anonymousId: null },
    },
    'settings.opened': { 'Cookie settings': {} },
    'settings.closed': { 'the banner is closed': {} },
    'identity.changed': {
      'the person signs in': { identity: { kind: 'customer', user } },
      'the person signs out': { identity: { kind: 'visitor' } },
    },
  },
  ends: {
    read: {
      done: {
        'the browser remembers Accept All': { choice: 'accepted', anonymousId },
        'the browser remembers Decline': { choice: 'declined', anonymousId: null },
        'the browser remembers nothing': { choice: 'unset', anonymousId: null },
      },
      failed: { 'the storage cannot be read': blocked },
    },
    accept: {
      done: { 'the choice and the cookie are kept': { choice: 'accepted', anonymousId } },
      failed: { 'nothing can be kept': blocked },
    },
    decline: {
      done: { 'the choice is kept, and the cookie is gone': { choice: 'declined', anonymousId: null } },
      failed: { 'nothing can be kept': blocked },
    },
    sweep: {
      done: { 'the copies are gone': undefined },
      failed: { 'the copies cannot be touched': blocked },
    },
  },
  describe: ({ value, context: { isSignedOut } }) => `${stateWords(value)}, ${isSignedOut ? 'signed out' : 'signed in'}`,
  show: ({ context: { anonymousId: guest } }) => (guest === null ? 'no guest' : 'a guest'),
}
