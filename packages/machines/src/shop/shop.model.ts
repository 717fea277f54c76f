import type { User } from '@shop/api'
import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { shopMachine } from './shop.machine.ts'
import { identityOf } from './shop.rules.ts'

const anonymousId = '01980000-0000-7000-8000-00000000000a'
const tab = '01980000-0000-7000-8000-00000000000b'
const customer: User = {
  _id: '01980000-0000-7000-8000-000000000001',
  role: 'customer',
  username: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
}
const admin: User = { ...customer, _id: '01980000-0000-7000-8000-000000000002', role: 'admin' }

/** The events of the shop as a whole, for path tests. */
export const shopModel: ChartModel<typeof shopMachine> = {
  machine: shopMachine,
  starts: {
    'A page without a known user': { tab },
    'A page rendered for a signed-out visitor': { tab, user: null },
    'A page rendered for an admin': { tab, user: admin },
  },
  cases: {
    'user.changed': {
      'nobody is signed in': { user: null, hasExpired: false },
      'a customer is signed in': { user: customer, hasExpired: false },
      'an admin is signed in': { user: admin, hasExpired: false },
      'the session has expired': { user: null, hasExpired: true },
    },
    'consent.settled': {
      'there is no cookie choice': { choice: 'unset', anonymousId: null },
      'cookies are accepted': { choice: 'accepted', anonymousId },
      'cookies are declined': { choice: 'declined', anonymousId: null },
    },
    'user.updated': { 'the profile is saved': { user: customer } },
    'account.deleted': { 'the account is deleted': {} },
    'signOut.requested': { Logout: {} },
    'session.ended': { 'a request gets 401': {} },
    'access.denied': { 'a request gets 403': {} },
    'identity.outdated': { 'another tab signed in or out': {} },
    'session.check': { 'the user comes back to the page': {} },
    'cart.add': {
      'an entry of the wishlist is moved to the cart': { item: anonymousId, itemType: 'Product', quantity: 1 },
    },
  },
  describe: ({ value, context }) =>
    [
      stateWords(value),
      context.user === undefined ? 'unknown user' : identityOf(context).kind,
      context.anonymousId !== null && 'with a cookie',
      context.unknownGuest !== null && 'after a cookie that the server does not know',
    ]
      .filter(Boolean)
      .join(', '),
  show: ({ context: { consent }, children }) => `cookies ${consent}, ${children.cart ? 'with' : 'without'} lists`,
}
