import { assign, emit, sendTo, setup } from 'xstate'
import { failureSentence, isSessionEnd } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { undoTime } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { toParent } from '../to-parent.ts'
import { bulkChangeMessages } from './bulk-change.messages.ts'
import { bulkRequest, changedItems, firstBulkContext, undoRequest } from './bulk-change.rules.ts'
import type {
  BulkChangeContext,
  BulkChangeEvent,
  BulkChangeInput,
  BulkChangeOutput,
  BulkChangeTag,
  BulkKind,
  BulkRequest,
  ItemVersion,
} from './bulk-change.types.ts'

/** The event of Undo in the notice about the change. */
const undo: BulkChangeEvent = { type: 'change.undo' }

/**
 * A change of several items of an admin table: the user chooses the change, sees every item before and after it, and can undo it.
 *
 * - `choosing`: the dialog with the choice and the preview is open, with the reason of a failed attempt.
 * - `saving`: the request is pending. It changes all items or none, and cannot be cancelled.
 * - `undoable`: the items are changed, and a notice offers Undo for ten seconds. The dialog is closed.
 * - `undoing`: the user pressed Undo, and the request is pending. After a failure, Undo is offered again.
 * - `changed`, `undone` and `kept` are final.
 */
export const bulkChangeMachine = setup({
  types: {
    input: {} as BulkChangeInput,
    context: {} as BulkChangeContext,
    events: {} as BulkChangeEvent,
    emitted: {} as Notice,
    tags: {} as BulkChangeTag,
    output: {} as BulkChangeOutput,
  },
  actors: {
    changeItems: notProvided<ItemVersion[], BulkRequest>('changeItems'),
  },
  actions: {
    assignKind: assign((_, { kind }: { kind: BulkKind }) => ({ kind, failure: null })),
    assignPercent: assign((_, { percent }: { percent: string }) => ({ percent, failure: null })),
    assignVersions: assign((_, { versions }: { versions: readonly ItemVersion[] }) => ({ versions, failure: null })),
    explainFailure: assign((_, { error }: { error: unknown }) => ({ failure: explained(error) })),
    offerUndo: emit(({ context }) => ({ type: 'notice' as const, tone: 'success' as const, text: changedText(context), undo })),
    offerUndoAgain: emit((_, { error }: { error: unknown }) => ({
      type: 'notice' as const,
      tone: 'error' as const,
      text: explained(error),
      undo,
    })),
    announceUndone: emit({ type: 'notice' as const, tone: 'success' as const, text: bulkChangeMessages.undone }),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    changesSomething: ({ context }) => changedItems(context).length > 0,
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
  },
  delays: { undoTime },
}).createMachine({
  id: 'bulkChange',
  context: ({ input }) => firstBulkContext(input),
  output: ({ event }) => event.output as BulkChangeOutput,
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'choosing',
      on: {
        'kind.choose': { actions: { type: 'assignKind', params: ofEvent } },
        'percent.typed': { actions: { type: 'assignPercent', params: ofEvent } },
        'change.confirm': { guard: 'changesSomething', target: 'saving' },
        'change.cancel': 'kept',
      },
    },
    saving: {
      tags: ['choosing', 'busy'],
      invoke: {
        id: 'save',
        src: 'changeItems',
        input: ({ context }) => bulkRequest(context),
        onDone: {
          target: 'undoable',
          actions: [{ type: 'assignVersions', params: ({ event }) => ({ versions: event.output }) }, 'offerUndo'],
        },
        onError: [
          {
            guard: { type: 'isSessionEnd', params: ofEvent },
            target: 'choosing',
            actions: [{ type: 'explainFailure', params: ofEvent }, 'reportSessionEnded'],
          },
          { target: 'choosing', actions: { type: 'explainFailure', params: ofEvent } },
        ],
      },
    },
    undoable: {
      tags: 'changed',
      on: { 'change.undo': 'undoing' },
      after: { undoTime: 'changed' },
    },
    undoing: {
      tags: 'changed',
      invoke: {
        id: 'undo',
        src: 'changeItems',
        input: ({ context }) => undoRequest(context),
        onDone: { target: 'undone', actions: 'announceUndone' },
        onError: [
          {
            guard: { type: 'isSessionEnd', params: ofEvent },
            target: 'undoable',
            actions: [{ type: 'offerUndoAgain', params: ofEvent }, 'reportSessionEnded'],
          },
          { target: 'undoable', actions: { type: 'offerUndoAgain', params: ofEvent } },
        ],
      },
    },
    changed: { type: 'final', tags: 'changed', output: { outcome: 'changed' as const } },
    undone: { type: 'final', output: { outcome: 'undone' as const } },
    kept: { type: 'final', output: { outcome: 'kept' as const } },
  },
})

function explained(error: unknown): string {
  return isSessionEnd(error) ? bulkChangeMessages.signedOut : failureSentence(error)
}

function changedText(context: BulkChangeContext): string {
  const sentence = context.kind === 'delete' ? bulkChangeMessages.deleted : bulkChangeMessages.changed
  return sentence(changedItems(context).length, context.itemType)
}
