import type { User } from '@shop/api'
import { isAdmin } from '@shop/domain'
import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { authMachine } from '../auth/auth.machine.ts'
import type { UserChanged } from '../auth/auth.types.ts'
import { cartMachine } from '../cart/cart.machine.ts'
import { consentMachine } from '../consent/consent.machine.ts'
import { contactMachine } from '../contact/contact.machine.ts'
import type { ConsentChoice } from '../identity.ts'
import { ofEvent } from '../of-event.ts'
import { profileMachine } from '../profile/profile.machine.ts'
import { customerOf } from '../profile/profile.rules.ts'
import { wishlistMachine } from '../wishlist/wishlist.machine.ts'
import { firstContext, identityOf } from './shop.rules.ts'
import type { MovedItem, ShopContext, ShopEvent, ShopInput, ShopTag } from './shop.types.ts'

/**
 * The root: it brings the machines of the shop to life in the right order, and tells each of them who the person is.
 * It asks no server and keeps nothing itself.
 *
 * What each state means for the person:
 * - `checking`: nobody knows who they are yet; `auth` asks the server. A page that was rendered with its user skips this.
 * - `open`: it is known, and the cookie banner can come up.
 *   - `reading`: the browser is asked what the person said about cookies.
 *   - `withoutLists`: an admin, for whom no cart and no wishlist is loaded.
 *   - `withLists`: everybody else. The lists are loaded once, and stay: who signs in and out later is told to them.
 *
 * `settling` states last no time. `auth`, `profile` and `contact` live as long as the shop, `consent` from `open` on,
 * `cart` and `wishlist` from the first `withLists` on.
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
    // What was typed in the profile is kept before the next person comes, where the session ended by itself.
    meetUser: enqueueActions(({ context, enqueue }, { user, hasExpired }: Pick<UserChanged, 'user' | 'hasExpired'>) => {
      const event = { type: 'identity.changed' as const, identity: identityOf({ ...context, user }) }
      enqueue.assign({ user })
      if (hasExpired) enqueue.sendTo('profile', { type: 'session.expired' })
      enqueue.sendTo('profile', event)
      enqueue.sendTo('contact', event)
    }),
    takeConsent: assign((_, { choice, anonymousId }: { choice: ConsentChoice; anonymousId: string | null }) => ({
      consent: choice,
      anonymousId,
    })),
    // The server does not know this guest: the lists live in the browser alone for the rest of the visit.
    forgetGuest: assign({ anonymousId: null }),
    tellConsent: sendTo('consent', ({ context }) => ({ type: 'identity.changed', identity: identityOf(context) })),
    // Where a list is kept comes first: whoever the person becomes finds it in its place.
    tellLists: enqueueActions(({ context, enqueue }) => {
      for (const list of ['cart', 'wishlist'] as const) {
        enqueue.sendTo(list, { type: 'consent.changed', consent: context.consent })
        enqueue.sendTo(list, { type: 'identity.changed', identity: identityOf(context) })
      }
    }),
    tellAuth: sendTo('auth', (_, event: AuthNews) => event),
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
}).createMachine({
  id: 'shop',
  context: ({ input }) => firstContext(input),
  invoke: [
    { id: 'auth', src: 'auth', input: ({ context }) => ({ user: context.user }) },
    { id: 'profile', src: 'profile', input: ({ context }) => ({ user: customerOf(identityOf(context)) }) },
    { id: 'contact', src: 'contact', input: ({ context }) => ({ user: context.user ?? null }) },
  ],
  on: {
    'session.ended': { actions: { type: 'tellAuth', params: { type: 'session.ended' } } },
    'session.check': { actions: { type: 'tellAuth', params: { type: 'session.check' } } },
    'access.denied': { actions: { type: 'tellAuth', params: { type: 'session.check' } } },
    'identity.outdated': { actions: { type: 'tellAuth', params: { type: 'session.check' } } },
    'user.updated': { actions: { type: 'tellAuth', params: ofEvent } },
    'account.deleted': { actions: { type: 'tellAuth', params: { type: 'account.deleted' } } },
    'signOut.requested': { actions: { type: 'tellAuth', params: { type: 'signOut.requested' } } },
  },
  initial: 'settling',
  states: {
    settling: { always: [{ guard: 'isKnown', target: 'open' }, { target: 'checking' }] },
    checking: {
      tags: 'loading',
      on: { 'user.changed': { target: 'open', actions: { type: 'meetUser', params: ofEvent } } },
    },
    open: {
      tags: 'ready',
      invoke: { id: 'consent', src: 'consent', input: ({ context }) => ({ isSignedOut: !context.user }) },
      on: {
        'user.changed': {
          actions: [{ type: 'meetUser', params: ofEvent }, 'tellConsent'],
        },
        'consent.settled': { actions: { type: 'takeConsent', params: ofEvent } },
      },
      initial: 'reading',
      states: {
        reading: {
          on: {
            'consent.settled': { target: 'settling', actions: { type: 'takeConsent', params: ofEvent } },
          },
        },
        settling: { always: [{ guard: 'isAdmin', target: 'withoutLists' }, { target: 'withLists' }] },
        withoutLists: {
          on: {
            'user.changed': {
              guard: { type: 'isShopper', params: ofEvent },
              target: 'withLists',
              actions: [{ type: 'meetUser', params: ofEvent }, 'tellConsent'],
            },
          },
        },
        withLists: {
          tags: 'lists',
          entry: 'tellLists',
          invoke: [
            { id: 'cart', src: 'cart', input: ({ context: { tab, consent } }) => ({ tab, consent }) },
            { id: 'wishlist', src: 'wishlist', input: ({ context: { tab, consent } }) => ({ tab, consent }) },
          ],
          on: {
            'user.changed': {
              actions: [{ type: 'meetUser', params: ofEvent }, 'tellConsent', 'tellLists'],
            },
            'consent.settled': { actions: [{ type: 'takeConsent', params: ofEvent }, 'tellLists'] },
            'session.ended': [
              { guard: 'isGuest', actions: ['forgetGuest', 'tellLists'] },
              { actions: { type: 'tellAuth', params: { type: 'session.ended' } } },
            ],
            'cart.add': { actions: { type: 'moveToCart', params: ofEvent } },
          },
        },
      },
    },
  },
})

/** What the root hands on to the session. */
type AuthNews =
  | { type: 'session.ended' | 'session.check' | 'account.deleted' | 'signOut.requested' }
  | { type: 'user.updated'; user: User }
