import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { isRefused, isSessionEnd } from '../failures.ts'
import type { ConsentChoice, Identity } from '../identity.ts'
import { listenerNotProvided, notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { toParent } from '../to-parent.ts'
import type { CopyStep, EnquiryCopy, PreparedEnquiry, SentEnquiry, UnsentEnquiry } from './enquiry-copy.ts'
import { applyStep, emptyCopy } from './enquiry-copy.ts'
import { appended, claimed, settled, unclaimedOf, whoseEnquiries, written } from './enquiries.rules.ts'
import type { CopyCommand, EnquiriesContext, EnquiriesEvent, EnquiriesTag } from './enquiries.types.ts'

/** Milliseconds before a request that failed is sent again. */
const retryPause = 30_000

/** Milliseconds in which a second tap on an order link belongs to the first one. */
const doubleTapPause = 500

/**
 * The enquiries of this browser: it prepares the reference of the next order, keeps what the shopper writes about it, and sends what was
 * ordered by chat to the shop.
 * `enquiries.md` describes its states.
 *
 * A rejected enquiry is forgotten without a message: everything is in the chat.
 */
export const enquiriesMachine = setup({
  types: {
    context: {} as EnquiriesContext,
    events: {} as EnquiriesEvent,
    tags: {} as EnquiriesTag,
  },
  actors: {
    prepare: notProvided<PreparedEnquiry, void>('prepare'),
    storeCopy: listenerNotProvided<CopyCommand>('storeCopy'),
    watchConnection: listenerNotProvided('watchConnection'),
    sendEnquiry: notProvided<string | null, UnsentEnquiry>('sendEnquiry'),
    claimEnquiries: notProvided<void, readonly SentEnquiry[]>('claimEnquiries'),
  },
  actions: {
    setPrepared: assign({ prepared: (_, { prepared }: { prepared: PreparedEnquiry }) => prepared }),
    setIdentity: assign({
      identity: (_, { identity }: { identity: Identity }) => (identity.kind === 'admin' ? null : identity),
    }),
    setConsent: assign({ consent: (_, { consent }: { consent: ConsentChoice }) => consent }),
    setConnection: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    setCopy: assign({ copy: (_, { copy }: { copy: EnquiryCopy }) => copy }),
    openCopy: sendTo('copy', ({ context }) => whoseEnquiries(context)),
    releaseCopy: sendTo('copy', { type: 'copy.release' }),
    // Applies a step twice: to the context, so that it counts at once, and to the stored copy, for other tabs.
    step: enqueueActions(({ context, enqueue }, { step }: { step: CopyStep }) => {
      enqueue.assign({ copy: applyStep(context.copy, step) })
      enqueue.sendTo('copy', { type: 'copy.step', step })
    }),
    countClaim: assign({ claims: ({ context }) => context.claims + 1 }),
    startSending: assign({ sending: ({ context }) => context.copy.unsent[0]! }),
    sendSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    isAdmin: (_, { identity }: { identity: Identity }) => identity.kind === 'admin',
    isPrepared: ({ context }, { reference }: { reference: string }) => context.prepared?.reference === reference,
    maySend: ({ context }) => context.isOnline && context.copy.unsent.length > 0,
    mayClaim: ({ context }) => context.isOnline && unclaimedOf(context.copy).length > 0,
    isOnlineAgain: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    isRefused: (_, { error }: { error: unknown }) => isRefused(error),
    isSessionOver: (_, { error }: { error: unknown }) => isSessionEnd(error),
  },
  delays: { retryPause, doubleTapPause },
}).createMachine({
  id: 'enquiries',
  context: { prepared: null, identity: null, consent: 'unset', isOnline: true, copy: emptyCopy, sending: null, claims: 0 },
  invoke: [
    { id: 'copy', src: 'storeCopy' },
    { id: 'connection', src: 'watchConnection' },
  ],
  type: 'parallel',
  on: {
    'order.opened': { actions: { type: 'step', params: appended } },
    'wishes.written': { actions: { type: 'step', params: written } },
    'copy.changed': { actions: { type: 'setCopy', params: ofEvent } },
    'connection.changed': { actions: { type: 'setConnection', params: ofEvent } },
    // The following `identity.changed` moves the enquiries to the other storage.
    'consent.changed': { actions: { type: 'setConsent', params: ofEvent } },
  },
  states: {
    link: {
      initial: 'preparing',
      states: {
        preparing: {
          invoke: {
            id: 'prepare',
            src: 'prepare',
            onDone: { target: 'prepared', actions: { type: 'setPrepared', params: ({ event }) => ({ prepared: event.output }) } },
          },
        },
        prepared: {
          on: {
            'order.opened': {
              guard: { type: 'isPrepared', params: ofEvent },
              target: 'opened',
              actions: { type: 'step', params: appended },
            },
          },
        },
        opened: {
          on: { 'order.opened': { guard: { type: 'isPrepared', params: ofEvent } } },
          after: { doubleTapPause: 'preparing' },
        },
      },
    },
    queue: {
      initial: 'closed',
      on: {
        'identity.changed': [
          {
            guard: { type: 'isAdmin', params: ofEvent },
            target: '.closed',
            actions: [{ type: 'setIdentity', params: ofEvent }, 'releaseCopy'],
          },
          { target: '.opening', actions: [{ type: 'setIdentity', params: ofEvent }, 'openCopy'] },
        ],
      },
      states: {
        closed: {},
        opening: { on: { 'copy.changed': { target: 'resting', actions: { type: 'setCopy', params: ofEvent } } } },
        resting: {
          tags: 'ready',
          always: [
            { guard: 'maySend', target: 'sending', actions: 'startSending' },
            { guard: 'mayClaim', target: 'claiming' },
          ],
        },
        sending: {
          tags: 'ready',
          invoke: {
            id: 'send',
            src: 'sendEnquiry',
            input: ({ context }) => context.sending!,
            onDone: {
              target: 'resting',
              actions: { type: 'step', params: ({ context, event }) => settled(context, event.output) },
            },
            onError: [
              {
                guard: { type: 'isRefused', params: ofEvent },
                target: 'resting',
                actions: { type: 'step', params: ({ context }) => settled(context, null) },
              },
              { target: 'pausing' },
            ],
          },
        },
        claiming: {
          tags: 'ready',
          invoke: {
            id: 'claim',
            src: 'claimEnquiries',
            input: ({ context }) => unclaimedOf(context.copy),
            onDone: { target: 'resting', actions: [{ type: 'step', params: claimed }, 'countClaim'] },
            onError: [
              { guard: { type: 'isRefused', params: ofEvent }, target: 'resting', actions: { type: 'step', params: claimed } },
              { guard: { type: 'isSessionOver', params: ofEvent }, target: 'pausing', actions: 'sendSessionEnded' },
              { target: 'pausing' },
            ],
          },
        },
        pausing: {
          tags: 'ready',
          after: { retryPause: 'resting' },
          on: {
            'connection.changed': {
              guard: { type: 'isOnlineAgain', params: ofEvent },
              target: 'resting',
              actions: { type: 'setConnection', params: ofEvent },
            },
            'order.opened': { target: 'resting', actions: { type: 'step', params: appended } },
          },
        },
      },
    },
  },
})
