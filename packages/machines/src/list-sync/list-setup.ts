import { serverMessageOf } from '@shop/api'
import { fullSentence, isFullFor, isSameItem } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { EventObject } from 'xstate'
import { isNotDone, isRefused, isSessionEnd, statusOf } from '../failures.ts'
import type { ConsentChoice, Identity } from '../identity.ts'
import { listenerNotProvided, notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { toParent } from '../to-parent.ts'
import { applyChange, removedLines } from './changes.ts'
import type { Change } from './changes.ts'
import { applyStep, emptyCopy, isAccount } from './list-copy.ts'
import type { CopyStep, ListCopy, QueuedChange } from './list-copy.ts'
import type { ListKind } from './list-kind.ts'
import {
  isHeld,
  isMove,
  isSameIdentity,
  isSendable,
  itemsOf,
  ownerOf,
  placeOf,
  queuedChange,
  showing,
} from './list-sync.rules.ts'
import type { CopyCommand, ListContext, ListEvent, ListInput, ListReport, ListTag } from './list-sync.types.ts'

/** A change that the shopper made, and whether its success emits no notice. */
interface MadeChange {
  change: Change
  isQuiet?: boolean | undefined
}

/**
 * The setup of the charts of both saved lists: actors, actions and guards. The chart itself is `listRegion`. `OwnEvent` are
 * the events of only one of them.
 */
export function listSetup<OwnEvent extends EventObject>(kind: ListKind) {
  const { messages } = kind

  function stepped(context: ListContext, step: CopyStep) {
    return showing(kind, { copy: applyStep(kind, context.copy, step), later: context.later })
  }

  function doneNotice({ owner }: ListCopy, change: Change): Notice | null {
    if (change.kind === 'set') return null
    const text = (owner === null && messages.local?.[change.kind]) || messages[change.kind].done
    return notice('success', text)
  }

  // The notice of a change that removes lines, which the user can undo; null for other changes.
  function removalNotice({ copy, lines }: Pick<ListContext, 'copy' | 'lines'>, change: Change): Notice | null {
    const removed = removedLines(kind, lines, change)
    const notice = removed.length > 0 ? doneNotice(copy, change) : null
    return notice && { ...notice, undo: { type: 'lines.restore', owner: copy.owner, lines: removed } }
  }

  // The union with a generic event type contains this event, which the compiler cannot see.
  function made(change: Change, isQuiet = false) {
    return { type: 'change.made', change, isQuiet } as ListEvent | OwnEvent
  }

  function failedText(change: Change): string {
    return change.kind === 'set' ? (messages.setFailed ?? messages.add.failed) : messages[change.kind].failed
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
      sendChange: notProvided<readonly Line[] | null, QueuedChange>('sendChange'),
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
      append: enqueueActions(({ context, enqueue }, { change, isQuiet = false }: MadeChange) => {
        // The response to an offline removal comes too late for its Undo.
        const removed = context.copy.owner !== null && !context.isOnline && !isQuiet ? removalNotice(context, change) : null
        if (removed) enqueue.emit(removed)
        const queued = queuedChange(context, change, isQuiet || removed !== null)
        const step: CopyStep = { step: 'append', queued }
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
      restoreLines: enqueueActions(({ enqueue }, { lines }: { lines: readonly Line[] }) => {
        for (const line of lines) enqueue.raise(made({ kind: 'add', ...line }, true))
      }),
      startSending: enqueueActions(({ context, enqueue }) => {
        const sending = context.copy.queue[0]!
        const step: CopyStep = { step: 'send', id: sending.id, isUnsure: context.response === 'failed' }
        enqueue.assign({ ...stepped(context, step), sending })
        enqueue.sendTo('copy', { type: 'copy.step', step })
      }),
      requestLoad: assign({ response: 'due' }),
      markLoaded: assign({ response: 'loaded' }),
      // A refresh that was requested during the failed request is still due.
      markFailed: assign({ response: ({ context }) => (context.response === 'due' ? 'due' : 'failed') }),
      forgetSending: assign({ sending: null }),
      // Runs before the change leaves the queue: the lines that it removes are still in the copy.
      announceDone: enqueueActions(({ context: { copy }, enqueue }, { change, isQuiet }: MadeChange) => {
        if (isQuiet) return
        const notice = removalNotice({ copy, lines: copy.remote }, change) ?? doneNotice(copy, change)
        if (notice) enqueue.emit(notice)
      }),
      announceFailure: emit(({ context }, { error }: { error: unknown }) =>
        notice('error', serverMessageOf(error) ?? failedText(context.sending!.change)),
      ),
      announceLoadFailure: emit(notice('error', messages.loadFailed)),
      announceCheckFailure: emit(notice('error', messages.checkFailed)),
      announceDropped: emit(notice('info', messages.dropped)),
      announceFull: emit(notice('error', fullSentence(kind.name))),
      announceNoTypeToAdd: emit(notice('error', messages.typeMissing.add)),
      announceNoTypeToRemove: emit(notice('error', messages.typeMissing.remove)),
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
      isFull: ({ context }, { change }: { change: Change }) => change.kind === 'add' && isFullFor(context.lines, change),
      isTypeMissing: (_, { item }: { item: ItemKey | null }) => item === null,
      isShown: ({ context }, { item }: { item: ItemKey | null }) => hasItem(context.lines, item),
      // The lines of an account never reach the list of another user.
      mayRestore: ({ context }, { owner }: { owner: string | null }) => !isAccount(owner) || owner === context.copy.owner,
      isAnyMissing: (_, { items }: { items: readonly ItemKey[] }) => items.length > 0,
      isLoadDue: ({ context }) => context.response === 'due',
      hasLoadFailed: ({ context }) => context.response === 'failed',
      isWaiting: ({ context }) => !context.isOnline && context.copy.queue.length > 0,
      // Whether the list comes before the next change: to look up one without a response, or because a move waits for it.
      mayLoadFirst: ({ context }) => context.isOnline && (context.copy.queue[0]?.isSent === true || isHeld(context)),
      mayLoad: ({ context }) => context.isOnline,
      maySend: ({ context }) => context.isOnline && isSendable(context) && !isHeld(context),
      isOnlineAgain: (_, { isOnline }: { isOnline: boolean }) => isOnline,
      hasLines: (_, { lines }: { lines: readonly Line[] | null }) => lines !== null,
      isSessionOver: ({ context }, { error }: { error: unknown }) => context.nextIdentity === null && isSessionEnd(error),
      isConnectionLost: ({ context }, { error }: { error: unknown }) => !context.isOnline && statusOf(error) === null,
      // The shopper did not change a line that moves to another list, and would not notice that it is gone.
      isMovePostponed: ({ context }, { error }: { error: unknown }) =>
        isMove(context.sending) && !isRefused(error) && isNotDone(error),
      isMoveUnconfirmed: ({ context }, { error }: { error: unknown }) => isMove(context.sending) && !isRefused(error),
    },
  })
}

function hasItem(lines: readonly Line[], item: ItemKey | null): boolean {
  return item !== null && itemsOf(lines).some((shown) => isSameItem(shown, item))
}
