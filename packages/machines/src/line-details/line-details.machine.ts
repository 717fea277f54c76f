import type { ItemKey, ItemType, Line } from '@shop/domain'
import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { afterResponse, asksForMore, beforeRefresh, firstContext, noDetails, unansweredItems } from './line-details.rules.ts'
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
    noteAsked: assign({ asked: ({ context }) => unansweredItems(context) }),
    assignResponse: assign(({ context }, answer: Details) => afterResponse(context, answer)),
    forgetResponses: assign(({ context }, { itemType }: { itemType?: ItemType }) => beforeRefresh(context, itemType)),
    forgetEverything: assign(noDetails),
  },
  guards: {
    isEmpty: ({ context }) => context.lines.length === 0,
    isAnyUnanswered: ({ context }) => unansweredItems(context).length > 0,
    asksForMore: ({ context }, { lines }: { lines: readonly Line[] }) => asksForMore(context, lines),
    isNoLine: (_, { lines }: { lines: readonly Line[] }) => lines.length === 0,
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
      always: [{ guard: 'isEmpty', target: 'empty' }, { guard: 'isAnyUnanswered', target: 'loading' }, { target: 'ready' }],
    },
    empty: { tags: 'empty' },
    loading: {
      tags: 'loading',
      entry: 'noteAsked',
      on: {
        // Fewer lines, or other quantities, do not interrupt the request.
        'lines.set': [
          {
            guard: { type: 'isNoLine', params: ofEvent },
            target: 'settling',
            actions: { type: 'setLines', params: ofEvent },
          },
          {
            guard: { type: 'asksForMore', params: ofEvent },
            target: 'settling',
            actions: { type: 'setLines', params: ofEvent },
          },
          { actions: { type: 'setLines', params: ofEvent } },
        ],
      },
      invoke: {
        id: 'details',
        src: 'loadDetails',
        input: ({ context }) => context.asked,
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
            guard: { type: 'isNoLine', params: ofEvent },
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
