import type { ItemKey, ItemType, Line } from '@shop/domain'
import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { afterResponse, needsRequest, beforeRefresh, firstContext, noDetails, unloadedItems } from './line-details.rules.ts'
import type { Details, LineDetailsContext, LineDetailsEvent, LineDetailsInput, LineDetailsTag } from './line-details.types.ts'

/**
 * The details of the lines of a cart or a wishlist: name, picture and price of each item.
 *
 * The states:
 * - `empty`: there are no lines.
 * - `loading`: details are being loaded; lines with known details are shown.
 * - `ready`: every line is known, or known to be missing.
 * - `failed`: the details could not be loaded: every line is an error with price 0, and a retry is available.
 * - `settling` is transient: it chooses the next state from the lines.
 *
 * New items leave `loading` and enter it again. Leaving it aborts the request and ignores its response.
 */
export const lineDetailsMachine = setup({
  types: {
    input: {} as LineDetailsInput,
    context: {} as LineDetailsContext,
    events: {} as LineDetailsEvent,
    tags: {} as LineDetailsTag,
  },
  actors: {
    loadDetails: notProvided<Details, readonly ItemKey[]>('loadDetails'),
  },
  actions: {
    setLines: assign({ lines: (_, { lines }: { lines: readonly Line[] }) => lines }),
    markRequested: assign({ requested: ({ context }) => unloadedItems(context) }),
    assignResponse: assign(({ context }, response: Details) => afterResponse(context, response)),
    forgetResponses: assign(({ context }, { itemType }: { itemType?: ItemType }) => beforeRefresh(context, itemType)),
    forgetEverything: assign(noDetails),
  },
  guards: {
    isEmpty: ({ context }) => context.lines.length === 0,
    isAnyUnloaded: ({ context }) => unloadedItems(context).length > 0,
    needsRequest: ({ context }, { lines }: { lines: readonly Line[] }) => needsRequest(context, lines),
    hasNoLines: (_, { lines }: { lines: readonly Line[] }) => lines.length === 0,
  },
}).createMachine({
  id: 'lineDetails',
  context: ({ input }) => firstContext(input),
  initial: 'settling',
  on: {
    'lines.set': { target: '.settling', actions: { type: 'setLines', params: ofEvent } },
    'details.refresh': { target: '.settling', actions: { type: 'forgetResponses', params: ofEvent } },
  },
  states: {
    settling: {
      always: [{ guard: 'isEmpty', target: 'empty' }, { guard: 'isAnyUnloaded', target: 'loading' }, { target: 'ready' }],
    },
    empty: { tags: 'empty' },
    loading: {
      tags: 'loading',
      entry: 'markRequested',
      on: {
        // Fewer lines, or other quantities, do not interrupt the request.
        'lines.set': [
          {
            guard: { type: 'hasNoLines', params: ofEvent },
            target: 'settling',
            actions: { type: 'setLines', params: ofEvent },
          },
          {
            guard: { type: 'needsRequest', params: ofEvent },
            target: 'settling',
            actions: { type: 'setLines', params: ofEvent },
          },
          { actions: { type: 'setLines', params: ofEvent } },
        ],
      },
      invoke: {
        id: 'details',
        src: 'loadDetails',
        input: ({ context }) => context.requested,
        onDone: { target: 'settling', actions: { type: 'assignResponse', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'forgetEverything' },
      },
    },
    ready: { tags: 'loaded' },
    failed: {
      tags: 'failed',
      on: {
        // The existing lines do not retry automatically, since the next request would fail as well.
        'lines.set': [
          {
            guard: { type: 'hasNoLines', params: ofEvent },
            target: 'empty',
            actions: { type: 'setLines', params: ofEvent },
          },
          { actions: { type: 'setLines', params: ofEvent } },
        ],
        'details.retry': 'loading',
      },
    },
  },
})
