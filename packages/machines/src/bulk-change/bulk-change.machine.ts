import { assign, emit, sendTo, setup } from 'xstate'
import { isDenial, isSessionEnd } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { notice, undoTime } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { explainedFailure } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import { bulkChangeMessages } from './bulk-change.messages.ts'
import {
  bulkRequest,
  changedItems,
  firstBulkContext,
  isChangedMeanwhile,
  isOutdating,
  itemsChangedMeanwhile,
  saveFailure,
  undoFailure,
  undoRequest,
} from './bulk-change.rules.ts'
import type {
  BulkChangeContext,
  BulkChangeEvent,
  BulkChangeInput,
  BulkChangeOutput,
  BulkChangeTag,
  BulkKind,
  BulkRequest,
  ItemsChanged,
  ItemVersion,
} from './bulk-change.types.ts'

/** The event of Undo in the notice about the change. */
const undo: BulkChangeEvent = { type: 'change.undo' }

/**
 * A change of several items of an admin table: the user chooses the change, sees every item before and after it, and can undo it.
 * `bulk-change.md` describes its states.
 *
 * It reports `items.changed` whenever the items have changed, or may have, so that the table loads them again. The server does nothing
 * when the items have the sent values already, so an attempt whose response was lost can be repeated.
 */
export const bulkChangeMachine = setup({
  types: {
    input: {} as BulkChangeInput,
    context: {} as BulkChangeContext,
    events: {} as BulkChangeEvent,
    emitted: {} as Notice | ItemsChanged,
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
    explainFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: saveFailure(error, context),
      isOutdated: context.isOutdated || isOutdating(error),
      changedMeanwhile: itemsChangedMeanwhile(error, context).map(({ _id }) => _id),
    })),
    forgetFailure: assign({ failure: null }),
    offerUndo: emit(({ context }) => notice('success', changedText(context), undo)),
    offerUndoAgain: emit(({ context }, { error }: { error: unknown }) => ({ ...notUndone(context, error), undo })),
    announceNotUndone: emit(({ context }, { error }: { error: unknown }) => notUndone(context, error)),
    announceUndone: emit(notice('success', bulkChangeMessages.undone)),
    reportChanged: emit({ type: 'items.changed' as const }),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
    reportDenied: sendTo(toParent, { type: 'access.denied' }),
  },
  guards: {
    changesSomething: ({ context }) => changedItems(context).length > 0,
    isOutdated: ({ context }) => context.isOutdated,
    isChangedMeanwhile: (_, { error }: { error: unknown }) => isChangedMeanwhile(error),
    isOutdating: (_, { error }: { error: unknown }) => isOutdating(error),
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isDenial: (_, { error }: { error: unknown }) => isDenial(error),
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
        'session.restored': { actions: 'forgetFailure' },
        'change.confirm': { guard: 'changesSomething', target: 'saving' },
        'change.cancel': [{ guard: 'isOutdated', target: 'outdated', actions: 'reportChanged' }, { target: 'kept' }],
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
          actions: [
            { type: 'assignVersions', params: ({ event }) => ({ versions: event.output }) },
            'reportChanged',
            'offerUndo',
          ],
        },
        onError: [
          {
            guard: { type: 'isDenial', params: ofEvent },
            target: 'choosing',
            actions: [{ type: 'explainFailure', params: ofEvent }, 'reportDenied'],
          },
          {
            guard: { type: 'isOutdating', params: ofEvent },
            target: 'choosing',
            actions: [{ type: 'explainFailure', params: ofEvent }, 'reportChanged'],
          },
          ...explainedFailure('choosing', 'explainFailure'),
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
        onDone: { target: 'undone', actions: ['reportChanged', 'announceUndone'] },
        onError: [
          {
            guard: { type: 'isDenial', params: ofEvent },
            target: 'undoable',
            actions: [{ type: 'offerUndoAgain', params: ofEvent }, 'reportDenied'],
          },
          {
            guard: { type: 'isChangedMeanwhile', params: ofEvent },
            target: 'changed',
            actions: [{ type: 'announceNotUndone', params: ofEvent }, 'reportChanged'],
          },
          {
            guard: { type: 'isOutdating', params: ofEvent },
            target: 'undoable',
            actions: [{ type: 'offerUndoAgain', params: ofEvent }, 'reportChanged'],
          },
          ...explainedFailure('undoable', 'offerUndoAgain'),
        ],
      },
    },
    changed: { type: 'final', tags: 'changed', output: { outcome: 'changed' as const } },
    undone: { type: 'final', output: { outcome: 'undone' as const } },
    kept: { type: 'final', output: { outcome: 'kept' as const } },
    outdated: { type: 'final', output: { outcome: 'outdated' as const } },
  },
})

function changedText(context: BulkChangeContext): string {
  const sentence = context.kind === 'delete' ? bulkChangeMessages.deleted : bulkChangeMessages.changed
  return sentence(changedItems(context).length, context.itemType)
}

function notUndone(context: BulkChangeContext, error: unknown) {
  return notice('error', undoFailure(error, context))
}
