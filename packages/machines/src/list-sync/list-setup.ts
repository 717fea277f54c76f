import { serverMessageOf } from '@shop/api'
import { isSameItem } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { EventObject } from 'xstate'
import { isSessionEnd, statusOf } from '../failures.ts'
import type { ConsentChoice, Identity } from '../identity.ts'
import { listenerNotProvided, notProvided } from '../not-provided.ts'
import type { Notice } from '../notice.ts'
import { toParent } from '../to-parent.ts'
import { applyChange } from './changes.ts'
import type { Change } from './changes.ts'
import { emptyCopy, applyStep } from './list-copy.ts'
import type { CopyStep, ListCopy, QueuedChange } from './list-copy.ts'
import type { ListKind } from './list-kind.ts'
import { isSameIdentity, itemsOf, ownerOf, placeOf, queuedChange, showing } from './list-sync.rules.ts'
import type { CopyCommand, ListContext, ListEvent, ListInput, ListReport, ListTag } from './list-sync.types.ts'

/**
 * The setup of the charts of both saved lists: actors, actions and guards. The chart itself is `listRegion`. `OwnEvent` are
 * the events of only one of them.
 */
export function listSetup<OwnEvent extends EventObject>(kind: ListKind) {
  const { messages } = kind

  function stepped(context: ListContext, step: CopyStep) {
    return showing(kind, { copy: applyStep(kind, context.copy, step), later: context.later })
  }

  function doneText({ owner }: ListCopy, change: Change): string | null {
    if (change.kind === 'set') return null
    return (owner === null && messages.local?.[change.kind]) || messages[change.kind].done
  }

  // The union with a generic event type contains this event, which the compiler cannot see.
  function made(change: Change) {
    return { type: 'change.made', change } as ListEvent | OwnEvent
  }

  function failedText(change: Change): string {
    return change.kind === 'set' ? messages.setFailed : messages[change.kind].failed
  }

  return setup({
    types: {
      input: {} as ListInput,
      context: {} as ListContext,
      events: {} as ListEvent | OwnEvent,
      emitted: {} as Notice,
      tags: {} as ListTag,
    },
    actors: {
      storeCopy: listenerNotProvided<CopyCommand>('storeCopy'),
      watchConnection: listenerNotProvided('watchConnection'),
      holdLock: listenerNotProvided('holdLock'),
      loadList: notProvided<readonly Line[], void>('loadList'),
      sendChange: notProvided<readonly Line[] | null, Change>('sendChange'),
      findMissing: notProvided<readonly ItemKey[], readonly ItemKey[]>('findMissing'),
    },
    actions: {
      applyIdentity: assign(({ context }, { identity }: { identity: Identity }) => ({
        identity,
        place: placeOf(context),
        nextIdentity: null,
        sending: null,
        response: 'due' as const,
      })),
      holdIdentity: assign({ nextIdentity: (_, { identity }: { identity: Identity }) => identity }),
      clearIdentity: assign({ identity: null, nextIdentity: null, sending: null }),
      setConsent: assign({ consent: (_, { consent }: { consent: ConsentChoice }) => consent }),
      setConnection: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
      openCopy: sendTo('copy', ({ context }) => ({
        type: 'copy.open',
        tab: context.tab,
        place: context.place,
        owner: context.identity && ownerOf(context.identity),
      })),
      rereadCopy: sendTo('copy', { type: 'copy.reread' }),
      releaseCopy: sendTo('copy', { type: 'copy.release' }),
      applyCopy: assign(({ context }, { copy }: { copy: ListCopy }) => showing(kind, { copy, later: context.later })),
      forgetLines: assign(() => showing(kind, { copy: emptyCopy, later: [] })),
      // Applies a step twice: to the context, so that it is visible at once, and to the browser's copy, for other tabs.
      step: enqueueActions(({ context, enqueue }, { step }: { step: CopyStep }) => {
        enqueue.assign(stepped(context, step))
        enqueue.sendTo('copy', { type: 'copy.step', step })
      }),
      append: enqueueActions(({ context, enqueue }, { change }: { change: Change }) => {
        const step: CopyStep = { step: 'append', queued: queuedChange(context, change) }
        enqueue.assign({ ...stepped(context, step), changesMade: context.changesMade + 1 })
        enqueue.sendTo('copy', { type: 'copy.step', step })
      }),
      queueForLater: assign(({ context: { later, lines } }, { change }: { change: Change }) => ({
        later: [...later, change],
        lines: applyChange(kind, lines, change),
      })),
      // These changes are visible already; only the browser's copy does not have them.
      requeueMissing: assign({
        later: ({ context }, { missing }: { missing: readonly Change[] }) => [...context.later, ...missing],
      }),
      applyLaterChanges: enqueueActions(({ context, enqueue }) => {
        for (const change of context.later) enqueue.raise(made(change))
        enqueue.assign(showing(kind, { copy: context.copy, later: [] }))
      }),
      makeChange: raise((_, { change }: { change: Change }) => made(change)),
      startSending: enqueueActions(({ context, enqueue }) => {
        const sending = context.copy.queue[0]!
        const step: CopyStep = { step: 'send', id: sending.id }
        enqueue.assign({ ...stepped(context, step), sending })
        enqueue.sendTo('copy', { type: 'copy.step', step })
      }),
      requestLoad: assign({ response: 'due' }),
      markLoaded: assign({ response: 'loaded' }),
      // A refresh that was requested during the failed request is still due.
      markFailed: assign({ response: ({ context }) => (context.response === 'due' ? 'due' : 'failed') }),
      forgetSending: assign({ sending: null }),
      announceDone: enqueueActions(({ context, enqueue }, { change, isQuiet }: Pick<QueuedChange, 'change' | 'isQuiet'>) => {
        const text = doneText(context.copy, change)
        if (text !== null && !isQuiet) enqueue.emit({ type: 'notice', tone: 'success', text })
      }),
      announceFailure: emit(({ context }, { error }: { error: unknown }) => ({
        type: 'notice' as const,
        tone: 'error' as const,
        text: serverMessageOf(error) ?? failedText(context.sending!.change),
      })),
      announceLoadFailure: emit({ type: 'notice', tone: 'error', text: messages.loadFailed }),
      announceCheckFailure: emit({ type: 'notice', tone: 'error', text: messages.checkFailed }),
      announceDropped: emit({ type: 'notice', tone: 'info', text: messages.dropped }),
      announceNoTypeToAdd: emit({ type: 'notice', tone: 'error', text: messages.typeMissing.add }),
      announceNoTypeToRemove: emit({ type: 'notice', tone: 'error', text: messages.typeMissing.remove }),
      sendToParent: sendTo(toParent, (_, { report }: { report: ListReport }) => report),
    },
    guards: {
      isUnchanged: ({ context }, { identity }: { identity: Identity }) =>
        placeOf(context) === context.place && isSameIdentity(context.nextIdentity ?? context.identity, identity),
      isAdmin: (_, { identity }: { identity: Identity }) => identity.kind === 'admin',
      // Whether a new identity moves the list, so that it must wait for the response to the pending change.
      requiresResponse: ({ context }, { identity }: { identity: Identity }) =>
        isSameIdentity(context.identity, identity)
          ? placeOf(context) !== context.place
          : context.identity?.kind === 'guest' && identity.kind === 'customer',
      hasNextIdentity: ({ context }) => context.nextIdentity !== null,
      isIdentified: ({ context }) => context.copy.owner !== null,
      isEmpty: ({ context }) => context.lines.length === 0,
      isTypeMissing: (_, { item }: { item: ItemKey | null }) => item === null,
      isShown: ({ context }, { item }: { item: ItemKey | null }) => hasItem(context.lines, item),
      isAnyMissing: (_, { items }: { items: readonly ItemKey[] }) => items.length > 0,
      isLoadDue: ({ context }) => context.response === 'due',
      hasLoadFailed: ({ context }) => context.response === 'failed',
      isAnythingQueued: ({ context }) => context.copy.queue.length > 0,
      // Whether a change without a response must first be looked up in the server's list.
      mayLoadFirst: ({ context }) => context.isOnline && context.copy.queue[0]?.isSent === true,
      mayLoad: ({ context }) => context.isOnline,
      maySend: ({ context }) => context.isOnline && context.copy.queue[0]?.isSent === false,
      isOnlineAgain: (_, { isOnline }: { isOnline: boolean }) => isOnline,
      hasLines: (_, { lines }: { lines: readonly Line[] | null }) => lines !== null,
      isSessionOver: ({ context }, { error }: { error: unknown }) => context.nextIdentity === null && isSessionEnd(error),
      isConnectionLost: ({ context }, { error }: { error: unknown }) => !context.isOnline && statusOf(error) === null,
    },
  })
}

function hasItem(lines: readonly Line[], item: ItemKey | null): boolean {
  return item !== null && itemsOf(lines).some((shown) => isSameItem(shown, item))
}
