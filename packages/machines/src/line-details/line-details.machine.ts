import type { ItemKey, ItemType, Line } from '@shop/domain'
import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import {
  afterResponse,
  beforeRefresh,
  dueItems,
  firstContext,
  isRefresh,
  needsRequest,
  noDetails,
  nothingDue,
} from './line-details.rules.ts'
import type { Details, LineDetailsContext, LineDetailsEvent, LineDetailsInput, LineDetailsTag } from './line-details.types.ts'

/**
 * The details of the lines of a cart or a wishlist: name, picture and price of each item.
 * `line-details.md` describes its states.
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
    markRequested: assign({ requested: ({ context }) => dueItems(context) }),
    assignResponse: assign(({ context }, response: Details) => afterResponse(context, response)),
    markOld: assign(({ context }, { itemType }: { itemType?: ItemType }) => beforeRefresh(context, itemType)),
    keepOld: assign(nothingDue),
    forgetEverything: assign(noDetails),
  },
  guards: {
    isEmpty: ({ context }) => context.lines.length === 0,
    isAnyDue: ({ context }) => dueItems(context).length > 0,
    isRefresh: ({ context }) => isRefresh(context),
    needsRequest: ({ context }, { lines }: { lines: readonly Line[] }) => needsRequest(context, lines),
    hasNoLines: (_, { lines }: { lines: readonly Line[] }) => lines.length === 0,
  },
}).createMachine({
  id: 'lineDetails',
  context: ({ input }) => firstContext(input),
  initial: 'settling',
  on: {
    'lines.set': { target: '.settling', actions: { type: 'setLines', params: ofEvent } },
    'details.refresh': { target: '.settling', actions: { type: 'markOld', params: ofEvent } },
  },
  states: {
    settling: {
      always: [{ guard: 'isEmpty', target: 'empty' }, { guard: 'isAnyDue', target: 'loading' }, { target: 'ready' }],
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
        onError: [
          { guard: 'isRefresh', target: 'ready', actions: 'keepOld' },
          { target: 'failed', actions: 'forgetEverything' },
        ],
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
