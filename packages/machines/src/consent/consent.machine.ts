import { assign, sendTo, setup } from 'xstate'
import type { ConsentChoice, Identity } from '../identity.ts'
import { listenerNotProvided, notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { toParent } from '../to-parent.ts'
import type {
  ConsentContext,
  ConsentEvent,
  ConsentInput,
  ConsentSettled,
  ConsentTag,
  ReadGuest,
  StoredChoice,
} from './consent.types.ts'

/** The cookie was read again: the choice is the same, and the guest may be another one. */
const reportGuest = [
  { type: 'assignGuest', params: ofEvent },
  { type: 'reportChoice', params: ofEvent },
] as const

/** The visible banner, in every state that can show it. */
const banner = {
  tags: 'banner',
  on: {
    'choice.accepted': '#consent.accepting',
    'choice.declined': '#consent.declining',
    'settings.closed': 'hidden',
  },
} as const

/**
 * The user's choice about cookies.
 * `consent.md` describes its states.
 *
 * In `accepted` and `declined` the banner is `hidden` until the user opens 'Cookie settings' in the footer.
 */
export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    tags: {} as ConsentTag,
  },
  actors: {
    readChoice: notProvided<StoredChoice, void>('readChoice'),
    storeChoice: notProvided<StoredChoice, { choice: 'accepted' | 'declined' }>('storeChoice'),
    removeCopies: notProvided<void, void>('removeCopies'),
    watchChoice: listenerNotProvided<ReadGuest>('watchChoice'),
  },
  actions: {
    assignIdentity: assign({ isSignedOut: (_, { identity }: { identity: Identity }) => isSignedOut(identity) }),
    assignGuest: assign({ anonymousId: (_, { anonymousId }: Pick<StoredChoice, 'anonymousId'>) => anonymousId }),
    forgetGuest: assign({ anonymousId: null }),
    // Another tab may have another guest by now. The choice is not read again: in a blocked storage it is not stored.
    readGuest: sendTo('watch', (_, { choice }: { choice: ConsentChoice }): ReadGuest => ({ type: 'guest.read', choice })),
    reportChoice: sendTo(toParent, ({ context: { anonymousId } }, { choice }: { choice: ConsentChoice }): ConsentSettled => ({
      type: 'consent.settled',
      choice,
      anonymousId,
    })),
  },
  guards: {
    isSignedOut: ({ context }) => context.isSignedOut,
    isAccepted: (_, { choice }: { choice: ConsentChoice }) => choice === 'accepted',
    isUnset: (_, { choice }: { choice: ConsentChoice }) => choice === 'unset',
    isDeclined: (_, { choice }: { choice: ConsentChoice }) => choice === 'declined',
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ ...input, anonymousId: null }),
  invoke: { id: 'watch', src: 'watchChoice' },
  on: {
    'identity.changed': { actions: { type: 'assignIdentity', params: ofEvent } },
    'choice.received': [
      {
        guard: { type: 'isAccepted', params: ofEvent },
        target: '.accepted',
        actions: { type: 'assignGuest', params: ofEvent },
      },
      {
        guard: { type: 'isDeclined', params: ofEvent },
        target: '.declined',
        actions: { type: 'assignGuest', params: ofEvent },
      },
      { target: '.unset', actions: { type: 'assignGuest', params: ofEvent } },
    ],
  },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'readChoice',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'accepted',
            actions: { type: 'assignGuest', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'declined',
            actions: { type: 'assignGuest', params: ({ event }) => event.output },
          },
          { target: 'unset', actions: { type: 'assignGuest', params: ({ event }) => event.output } },
        ],
        onError: 'unset',
      },
    },
    unset: {
      tags: 'unset',
      entry: { type: 'reportChoice', params: { choice: 'unset' } },
      on: {
        'identity.changed': {
          target: '.settling',
          actions: [
            { type: 'assignIdentity', params: ofEvent },
            { type: 'readGuest', params: { choice: 'unset' } },
          ],
        },
        'choice.received': {
          guard: { type: 'isUnset', params: ofEvent },
          actions: reportGuest,
        },
        'settings.opened': '.shown',
      },
      initial: 'settling',
      states: {
        settling: { always: [{ guard: 'isSignedOut', target: 'shown' }, { target: 'hidden' }] },
        hidden: {},
        shown: banner,
      },
    },
    accepting: {
      invoke: {
        id: 'accept',
        src: 'storeChoice',
        input: { choice: 'accepted' },
        onDone: { target: 'accepted', actions: { type: 'assignGuest', params: ({ event }) => event.output } },
        onError: { target: 'accepted', actions: 'forgetGuest' },
      },
    },
    accepted: {
      tags: 'accepted',
      entry: { type: 'reportChoice', params: { choice: 'accepted' } },
      on: {
        'identity.changed': {
          actions: [
            { type: 'assignIdentity', params: ofEvent },
            { type: 'readGuest', params: { choice: 'accepted' } },
          ],
        },
        'choice.received': {
          guard: { type: 'isAccepted', params: ofEvent },
          actions: reportGuest,
        },
        'settings.opened': '.shown',
      },
      initial: 'hidden',
      states: { hidden: {}, shown: banner },
    },
    declining: {
      invoke: {
        id: 'decline',
        src: 'storeChoice',
        input: { choice: 'declined' },
        onDone: { target: 'declined.sweeping', actions: { type: 'assignGuest', params: ({ event }) => event.output } },
        onError: { target: 'declined.sweeping', actions: 'forgetGuest' },
      },
    },
    declined: {
      tags: 'declined',
      entry: { type: 'reportChoice', params: { choice: 'declined' } },
      on: {
        'identity.changed': {
          actions: [
            { type: 'assignIdentity', params: ofEvent },
            { type: 'reportChoice', params: { choice: 'declined' } },
          ],
        },
        'settings.opened': '.shown',
      },
      initial: 'hidden',
      states: {
        hidden: {},
        shown: banner,
        // The saved lists have moved already, or move an account's copy themselves. The other copies belong to none of them.
        sweeping: { invoke: { id: 'sweep', src: 'removeCopies', onDone: 'hidden', onError: 'hidden' } },
      },
    },
  },
})

function isSignedOut({ kind }: Identity): boolean {
  return kind === 'visitor' || kind === 'guest'
}
