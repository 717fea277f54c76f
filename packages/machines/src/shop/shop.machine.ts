import type { User } from '@shop/api'
import { isAdmin } from '@shop/domain'
import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { authMachine } from '../auth/auth.machine.ts'
import type { UserChanged } from '../auth/auth.types.ts'
import { cartMachine } from '../cart/cart.machine.ts'
import { consentMachine } from '../consent/consent.machine.ts'
import { contactMachine } from '../contact/contact.machine.ts'
import { accountOf } from '../identity.ts'
import type { ConsentChoice } from '../identity.ts'
import { ofEvent } from '../of-event.ts'
import { profileMachine } from '../profile/profile.machine.ts'
import { wishlistMachine } from '../wishlist/wishlist.machine.ts'
import { firstContext, identityOf } from './shop.rules.ts'
import type { MovedItem, ShopContext, ShopEvent, ShopInput, ShopTag } from './shop.types.ts'

/**
 * The root: it starts the machines of the shop in the right order and reports the identity to each of them. It sends no
 * requests and stores nothing itself.
 * `shop.md` describes its states, and how long each machine lives.
 */
export const shopMachine = setup({
  types: {
    input: {} as ShopInput,
    context: {} as ShopContext,
    events: {} as ShopEvent,
    tags: {} as ShopTag,
    children: {} as {
      auth: 'auth'
      consent: 'consent'
      profile: 'profile'
      contact: 'contact'
      cart: 'cart'
      wishlist: 'wishlist'
    },
  },
  actors: {
    auth: authMachine,
    consent: consentMachine,
    profile: profileMachine,
    contact: contactMachine,
    cart: cartMachine,
    wishlist: wishlistMachine,
  },
  actions: {
    // The profile must know that the session expired before it gets the next identity, so that it keeps the typed values.
    assignUser: enqueueActions(({ context, enqueue }, { user, hasExpired }: Pick<UserChanged, 'user' | 'hasExpired'>) => {
      const event = { type: 'identity.changed' as const, identity: identityOf({ ...context, user }) }
      enqueue.assign({ user })
      if (hasExpired) enqueue.sendTo('profile', { type: 'session.expired' })
      enqueue.sendTo('profile', event)
      enqueue.sendTo('contact', event)
    }),
    assignConsent: assign(({ context }, { choice, anonymousId }: { choice: ConsentChoice; anonymousId: string | null }) => ({
      consent: choice,
      anonymousId: anonymousId === context.unknownGuest ? null : anonymousId,
    })),
    // The server does not know this guest, so only the browser has the saved lists until the cookie has another one.
    forgetGuest: assign(({ context: { anonymousId } }) => ({ anonymousId: null, unknownGuest: anonymousId })),
    // It responds with `consent.settled`, with the guest who is in the cookie now.
    sendToConsent: sendTo('consent', ({ context }) => ({ type: 'identity.changed', identity: identityOf(context) })),
    // The cookie choice is reported before the identity, so that each list is in the right storage by then.
    sendToLists: enqueueActions(({ context, enqueue }) => {
      for (const list of ['cart', 'wishlist'] as const) {
        enqueue.sendTo(list, { type: 'consent.changed', consent: context.consent })
        enqueue.sendTo(list, { type: 'identity.changed', identity: identityOf(context) })
      }
    }),
    sendToAuth: sendTo('auth', (_, event: AuthReport) => event),
    moveToCart: sendTo('cart', (_, { item, itemType, quantity }: MovedItem) => ({
      type: 'line.add',
      item,
      itemType,
      quantity,
    })),
  },
  guards: {
    isKnown: ({ context }) => context.user !== undefined,
    isAdmin: ({ context }) => isAdmin(context.user ?? null),
    isGuest: ({ context }) => identityOf(context).kind === 'guest',
    isShopper: (_, { user }: { user: User | null }) => !isAdmin(user),
  },
  delays: { checkPause: 5000 },
}).createMachine({
  id: 'shop',
  context: ({ input }) => firstContext(input),
  invoke: [
    { id: 'auth', src: 'auth', input: ({ context }) => ({ user: context.user }) },
    { id: 'profile', src: 'profile', input: ({ context }) => ({ user: accountOf(identityOf(context)) }) },
    { id: 'contact', src: 'contact', input: ({ context }) => ({ user: context.user ?? null }) },
  ],
  on: {
    'session.ended': { actions: { type: 'sendToAuth', params: { type: 'session.ended' } } },
    'session.check': { actions: { type: 'sendToAuth', params: { type: 'session.check' } } },
    'access.denied': { actions: { type: 'sendToAuth', params: { type: 'session.check' } } },
    'user.updated': { actions: { type: 'sendToAuth', params: ofEvent } },
    'account.deleted': { actions: { type: 'sendToAuth', params: { type: 'account.deleted' } } },
    'signOut.requested': { actions: { type: 'sendToAuth', params: { type: 'signOut.requested' } } },
  },
  initial: 'settling',
  states: {
    settling: { always: [{ guard: 'isKnown', target: 'open' }, { target: 'checking' }] },
    checking: {
      tags: 'loading',
      on: { 'user.changed': { target: 'open', actions: { type: 'assignUser', params: ofEvent } } },
    },
    open: {
      tags: 'ready',
      invoke: { id: 'consent', src: 'consent', input: ({ context }) => ({ isSignedOut: !context.user }) },
      on: {
        'user.changed': {
          actions: [{ type: 'assignUser', params: ofEvent }, 'sendToConsent'],
        },
        'consent.settled': { actions: { type: 'assignConsent', params: ofEvent } },
      },
      initial: 'reading',
      states: {
        reading: {
          on: {
            'consent.settled': { target: 'settling', actions: { type: 'assignConsent', params: ofEvent } },
          },
        },
        settling: { always: [{ guard: 'isAdmin', target: 'withoutLists' }, { target: 'withLists' }] },
        withoutLists: {
          on: {
            'user.changed': {
              guard: { type: 'isShopper', params: ofEvent },
              target: 'reading',
              actions: [{ type: 'assignUser', params: ofEvent }, 'sendToConsent'],
            },
          },
        },
        withLists: {
          tags: 'lists',
          entry: 'sendToLists',
          invoke: [
            { id: 'cart', src: 'cart', input: ({ context: { tab, consent } }) => ({ tab, consent }) },
            { id: 'wishlist', src: 'wishlist', input: ({ context: { tab, consent } }) => ({ tab, consent }) },
          ],
          on: {
            'session.ended': [
              { guard: 'isGuest', actions: ['forgetGuest', 'sendToConsent'] },
              { actions: { type: 'sendToAuth', params: { type: 'session.ended' } } },
            ],
            'cart.add': { actions: { type: 'moveToCart', params: ofEvent } },
          },
          initial: 'steady',
          states: {
            steady: {
              on: {
                'identity.outdated': 'outdated',
                'consent.settled': { actions: [{ type: 'assignConsent', params: ofEvent }, 'sendToLists'] },
              },
            },
            // The lists wait: for a user whom the server has not confirmed, they could move another user's copy.
            outdated: {
              entry: { type: 'sendToAuth', params: { type: 'session.check' } },
              on: {
                'user.changed': { target: 'steady', actions: [{ type: 'assignUser', params: ofEvent }, 'sendToConsent'] },
              },
              after: { checkPause: { target: 'outdated', reenter: true } },
            },
          },
        },
      },
    },
  },
})

/** The events that the root forwards to the session. */
type AuthReport =
  | { type: 'session.ended' | 'session.check' | 'account.deleted' | 'signOut.requested' }
  | { type: 'user.updated'; user: User }
