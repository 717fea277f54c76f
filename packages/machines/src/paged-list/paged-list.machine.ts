import { serverMessageOf } from '@shop/api'
import { assign, emit, raise, setup } from 'xstate'
import { hasNoResponse } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { pagedListMessages } from './paged-list.messages.ts'
import {
  afterFirstPage,
  afterNextPage,
  filtersAsTyped,
  firstContext,
  fromLoaded,
  needsRequest,
  nothingLoaded,
} from './paged-list.rules.ts'
import type {
  Identified,
  LoadedPages,
  PageResponse,
  PagedListContext,
  PagedListEvent,
  PagedListInput,
  PagedListTag,
  PageRequest,
  Searchable,
} from './paged-list.types.ts'

/**
 * A catalogue list that grows page by page: the products or the collections of the shop, narrowed by filters and a search
 * box.
 * `paged-list.md` describes its states.
 *
 * Every new choice leaves the loading state and enters it again. Leaving it aborts the request and ignores its response, so
 * the items always match the last filters, in whatever order the responses arrive.
 */
export function createPagedListMachine<Item extends Identified, Filters extends Searchable>() {
  return setup({
    types: {
      input: {} as PagedListInput<Item, Filters>,
      context: {} as PagedListContext<Item, Filters>,
      events: {} as PagedListEvent<Item, Filters>,
      emitted: {} as Notice,
      tags: {} as PagedListTag,
    },
    actors: {
      loadPage: notProvided<PageResponse<Item>, PageRequest<Filters>>('loadPage'),
    },
    actions: {
      assignSearchText: assign({ searchText: (_, { text }: { text: string }) => text }),
      applyText: assign({ filters: ({ context }) => filtersAsTyped(context), problem: null }),
      applyFilters: assign((_, { filters }: { filters: Filters }) => ({
        filters,
        searchText: filters.search ?? '',
        problem: null,
      })),
      assignFirstPage: assign((_, response: PageResponse<Item>) => afterFirstPage(response)),
      appendPage: assign(({ context }, response: PageResponse<Item>) => afterNextPage(context, response)),
      assignLoaded: assign((_, { loaded }: { loaded: LoadedPages<Item> }) => fromLoaded(loaded)),
      forgetProblem: assign({ problem: null }),
      dropEverything: assign(nothingLoaded),
      explainFailure: assign({
        problem: (_, { error }: { error: unknown }) => serverMessageOf(error) ?? pagedListMessages.failed,
      }),
      explainFailureOfMore: assign({
        problem: (_, { error }: { error: unknown }) => serverMessageOf(error) ?? pagedListMessages.failedMore,
        isConnectionLost: (_, { error }: { error: unknown }) => hasNoResponse(error),
      }),
      announceProblem: emit(({ context }) => notice('error', context.problem ?? pagedListMessages.failedMore)),
      submitSearch: raise({ type: 'search.submitted' }),
    },
    guards: {
      isNotLoaded: ({ context }) => context.page === 0,
      isEmpty: ({ context }) => context.items.length === 0,
      hasMore: ({ context }) => context.hasMore,
      needsRequest: ({ context }, { filters }: { filters: Filters }) => needsRequest(context, filters),
    },
    delays: {
      searchPause: 300,
    },
  }).createMachine({
    id: 'pagedList',
    context: ({ input }) => firstContext(input),
    type: 'parallel',
    on: {
      'filters.set': {
        guard: { type: 'needsRequest', params: ofEvent },
        target: ['.list.loading', '.search.resting'],
        actions: { type: 'applyFilters', params: ofEvent },
      },
      'list.reset': {
        target: ['.list.loading', '.search.resting'],
        actions: ['dropEverything', { type: 'applyFilters', params: ({ context }) => ({ filters: context.initialFilters }) }],
      },
      'list.restore': {
        target: ['.list.settling', '.search.resting'],
        actions: [
          { type: 'applyFilters', params: ofEvent },
          { type: 'assignLoaded', params: ofEvent },
        ],
      },
    },
    states: {
      list: {
        initial: 'settling',
        on: {
          'search.submitted': {
            guard: { type: 'needsRequest', params: ({ context }) => ({ filters: filtersAsTyped(context) }) },
            target: '.loading',
            actions: 'applyText',
          },
        },
        states: {
          settling: {
            always: [
              { guard: 'isNotLoaded', target: 'loading' },
              { guard: 'isEmpty', target: 'empty' },
              { guard: 'hasMore', target: 'ready' },
              { target: 'ended' },
            ],
          },
          loading: {
            tags: ['loading', 'busy'],
            invoke: {
              id: 'firstPage',
              src: 'loadPage',
              input: ({ context: { filters, limit } }) => ({ filters, page: 1, limit }),
              onDone: {
                target: 'settling',
                actions: { type: 'assignFirstPage', params: ({ event }) => event.output },
              },
              onError: {
                target: 'failed',
                actions: ['dropEverything', { type: 'explainFailure', params: ofEvent }],
              },
            },
          },
          ready: {
            tags: ['loaded', 'more'],
            on: { 'page.more': 'loadingMore' },
          },
          loadingMore: {
            tags: ['loaded', 'more', 'loadingMore', 'busy'],
            entry: 'forgetProblem',
            invoke: {
              id: 'nextPage',
              src: 'loadPage',
              input: ({ context: { filters, limit, page } }) => ({ filters, page: page + 1, limit }),
              onDone: {
                target: 'settling',
                actions: { type: 'appendPage', params: ({ event }) => event.output },
              },
              onError: {
                target: 'failedMore',
                actions: [{ type: 'explainFailureOfMore', params: ofEvent }, 'announceProblem'],
              },
            },
          },
          ended: { tags: ['loaded', 'end'] },
          empty: { tags: 'empty' },
          failed: {
            tags: 'failed',
            on: { 'list.retry': { target: 'loading', actions: 'forgetProblem' } },
          },
          failedMore: {
            tags: ['loaded', 'more', 'failedMore'],
            on: { 'page.more': 'loadingMore', 'list.retry': 'loadingMore' },
          },
        },
      },
      search: {
        initial: 'resting',
        on: {
          'search.typed': { target: '.waiting', actions: { type: 'assignSearchText', params: ofEvent } },
        },
        states: {
          resting: {},
          waiting: {
            after: { searchPause: { actions: 'submitSearch' } },
            on: { 'search.submitted': 'resting' },
          },
        },
      },
    },
  })
}
