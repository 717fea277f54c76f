import { siteSentences } from '@shop/domain'
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { failureSentence, isDenial, isNotDone, isSessionEnd, statusOf } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { notice, undoTime } from '../notice.ts'
import type { FailureReport, Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { explainedFailure, signedOut } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import { itemDeletionMessages } from './item-deletion.messages.ts'
import type {
  ItemDeletionContext,
  ItemDeletionEvent,
  ItemDeletionInput,
  ItemDeletionOutput,
  ItemDeletionReport,
  ItemDeletionTag,
} from './item-deletion.types.ts'

/** The event of Undo in the notice about the deletion. */
const undo: ItemDeletionEvent = { type: 'deletion.undo' }

/**
 * The confirmation dialog before the deletion of a product or a collection, on the dashboard and on the pages of the shop, and
 * the time in which the deletion can be undone.
 * `item-deletion.md` describes its states.
 *
 * It reports `deletion.reported` when the item was deleted or restored, or may have been, even after the screen was left.
 */
export const itemDeletionMachine = setup({
  types: {
    input: {} as ItemDeletionInput,
    context: {} as ItemDeletionContext,
    events: {} as ItemDeletionEvent,
    emitted: {} as Notice | FailureReport | ItemDeletionReport,
    tags: {} as ItemDeletionTag,
    output: {} as ItemDeletionOutput,
  },
  actors: {
    deleteItem: notProvided<void, { id: string }>('deleteItem'),
    restoreItem: notProvided<void, { id: string }>('restoreItem'),
  },
  actions: {
    explainFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureSentence(error),
      isUncertain: context.isUncertain || !isNotDone(error),
    })),
    explainSignOut: assign({ failure: itemDeletionMessages.signedOut }),
    forgetFailure: assign({ failure: null }),
    // A failure with a collection is logged and shown in the dialog, without a notice.
    reportFailure: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      enqueue.emit({ type: 'failure', error })
      if (context.itemType === 'Product') enqueue.emit(notice('error', siteSentences.somethingWentWrong))
    }),
    announceDeleted: emit(notice('success', itemDeletionMessages.deleted)),
    offerUndo: emit(notice('success', itemDeletionMessages.deleted, undo)),
    offerUndoAgain: emit((_, { error }: { error: unknown }) =>
      notice('error', isSessionEnd(error) ? itemDeletionMessages.signedOut : failureSentence(error), undo),
    ),
    announceRestored: emit(({ context: { name } }) => notice('success', itemDeletionMessages.restored(name))),
    report: emit((_, { change }: Pick<ItemDeletionReport, 'change'>) => ({ type: 'deletion.reported' as const, change })),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
    reportDenied: sendTo(toParent, { type: 'access.denied' }),
  },
  guards: {
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isGone: (_, { error }: { error: unknown }) => statusOf(error) === 404,
    isUncertain: ({ context }) => context.isUncertain,
    isUnknown: (_, { error }: { error: unknown }) => !isNotDone(error),
    isOwnDeletion: ({ context }, { error }: { error: unknown }) => context.isUncertain && statusOf(error) === 404,
    isDenial: (_, { error }: { error: unknown }) => isDenial(error),
  },
  delays: { undoTime },
}).createMachine({
  id: 'itemDeletion',
  context: ({ input }) => ({
    ...input,
    question: itemDeletionMessages.question(input.itemType, input.name),
    failure: null,
    isUncertain: false,
  }),
  output: ({ event }) => event.output as ItemDeletionOutput,
  initial: 'asking',
  states: {
    asking: {
      tags: 'asking',
      on: {
        'session.restored': { actions: 'forgetFailure' },
        'deletion.confirm': 'deleting',
        'deletion.cancel': [
          { guard: 'isUncertain', target: 'kept', actions: { type: 'report', params: { change: 'uncertain' as const } } },
          { target: 'kept' },
        ],
      },
    },
    deleting: {
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'delete',
        src: 'deleteItem',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'undoable', actions: [{ type: 'report', params: { change: 'deleted' as const } }, 'offerUndo'] },
        onError: [
          signedOut('asking'),
          {
            guard: { type: 'isOwnDeletion', params: ofEvent },
            target: 'undoable',
            actions: [{ type: 'report', params: { change: 'deleted' as const } }, 'offerUndo'],
          },
          {
            guard: { type: 'isGone', params: ofEvent },
            target: 'deleted',
            actions: [{ type: 'report', params: { change: 'deleted' as const } }, 'announceDeleted'],
          },
          {
            guard: { type: 'isDenial', params: ofEvent },
            target: 'asking',
            actions: [{ type: 'explainFailure', params: ofEvent }, { type: 'reportFailure', params: ofEvent }, 'reportDenied'],
          },
          {
            guard: { type: 'isUnknown', params: ofEvent },
            target: 'asking',
            actions: [
              { type: 'explainFailure', params: ofEvent },
              { type: 'reportFailure', params: ofEvent },
              { type: 'report', params: { change: 'uncertain' as const } },
            ],
          },
          {
            target: 'asking',
            actions: [
              { type: 'explainFailure', params: ofEvent },
              { type: 'reportFailure', params: ofEvent },
            ],
          },
        ],
      },
    },
    undoable: {
      tags: 'deleted',
      on: { 'deletion.undo': 'restoring' },
      after: { undoTime: 'deleted' },
    },
    restoring: {
      tags: 'deleted',
      invoke: {
        id: 'restore',
        src: 'restoreItem',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'restored',
          actions: [{ type: 'report', params: { change: 'restored' as const } }, 'announceRestored'],
        },
        onError: [
          {
            guard: { type: 'isDenial', params: ofEvent },
            target: 'undoable',
            actions: [{ type: 'offerUndoAgain', params: ofEvent }, 'reportDenied'],
          },
          {
            guard: { type: 'isUnknown', params: ofEvent },
            target: 'undoable',
            actions: [
              { type: 'offerUndoAgain', params: ofEvent },
              { type: 'report', params: { change: 'uncertain' as const } },
            ],
          },
          ...explainedFailure('undoable', 'offerUndoAgain'),
        ],
      },
    },
    restored: { type: 'final', output: ({ context: { id } }) => ({ outcome: 'restored' as const, id }) },
    deleted: { type: 'final', tags: 'deleted', output: ({ context: { id } }) => ({ outcome: 'deleted' as const, id }) },
    kept: { type: 'final', output: ({ context: { id } }) => ({ outcome: 'kept' as const, id }) },
  },
})
