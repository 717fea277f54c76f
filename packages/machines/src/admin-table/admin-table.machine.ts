import { serverMessageOf } from '@shop/api'
import type { SortOrder } from '@shop/domain'
import { assign, sendTo, setup } from 'xstate'
import { isSessionEnd } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { explainedFailure } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import { pagedListMessages } from '../paged-list/paged-list.messages.ts'
import type { Identified } from '../paged-list/paged-list.types.ts'
import { afterAdded, afterDeleted, afterPage, afterUpdated, firstContext, pageCount, pageRequest } from './admin-table.rules.ts'
import type {
  AdminFilters,
  AdminPage,
  AdminPageRequest,
  AdminTableContext,
  AdminTableEvent,
  AdminTableInput,
  AdminTableTag,
} from './admin-table.types.ts'

/**
 * The table of products or collections for admins, and how many the shop has.
 * `admin-table.md` describes its states.
 *
 * A page that finds the session ended notifies the parent with `session.ended`.
 *
 * Changes from forms and deletions appear without a request: an added item is appended, an updated one replaces its row, a
 * deleted one is removed. A page that is loading may be older than the change, so it is requested again. Each change starts a new count,
 * because the count leaves out drafts and hidden items.
 */
export function createAdminTableMachine<Item extends Identified>() {
  return setup({
    types: {
      input: {} as AdminTableInput,
      context: {} as AdminTableContext<Item>,
      events: {} as AdminTableEvent<Item>,
      tags: {} as AdminTableTag,
    },
    actors: {
      loadPage: notProvided<AdminPage<Item>, AdminPageRequest>('loadPage'),
      countItems: notProvided<number, void>('countItems'),
    },
    actions: {
      goToPage: assign((_, { page }: { page: number }) => ({ page })),
      goToLastPage: assign({ page: ({ context }) => Math.min(context.page, pageCount(context)) }),
      setSort: assign((_, { sort }: { sort: SortOrder | null }) => ({ sort, page: 1 })),
      setFilters: assign((_, { filters }: { filters: AdminFilters }) => ({ filters, page: 1 })),
      assignSearchText: assign((_, { text }: { text: string }) => ({ searchText: text })),
      applyText: assign(({ context }) => ({ search: context.searchText.trim(), page: 1 })),
      assignPage: assign((_, response: AdminPage<Item>) => afterPage(response)),
      explainFailure: assign((_, { error }: { error: unknown }) => ({
        items: [],
        total: null,
        problem: serverMessageOf(error) ?? pagedListMessages.failed,
      })),
      append: assign(({ context }, { item }: { item: Item }) => afterAdded(context, item)),
      replace: assign(({ context }, { item }: { item: Item }) => afterUpdated(context, item)),
      remove: assign(({ context }, { id }: { id: string }) => afterDeleted(context, id)),
      reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
      assignCount: assign((_, { count }: { count: number }) => ({ count })),
    },
    guards: {
      isOtherPage: ({ context }, { page }: { page: number }) => Number.isInteger(page) && page >= 1 && page !== context.page,
      isOtherSort: ({ context }, { sort }: { sort: SortOrder | null }) => sort !== context.sort,
      isBeyondEnd: ({ context }) => context.items.length === 0 && context.page > pageCount(context),
      isEmpty: ({ context }) => context.items.length === 0,
      isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
      // Whether the page becomes empty without this row while other pages have rows.
      isLastRow: ({ context: { items, total } }, { id }: { id: string }) =>
        items.every(({ _id }) => _id === id) && (total ?? 0) > 1,
    },
    delays: {
      searchPause: 300,
    },
  }).createMachine({
    id: 'adminTable',
    context: ({ input }) => firstContext<Item>(input),
    type: 'parallel',
    states: {
      table: {
        initial: 'closed',
        states: {
          closed: { tags: 'closed', on: { 'section.open': 'open' } },
          open: {
            initial: 'loading',
            on: {
              'page.go': {
                guard: { type: 'isOtherPage', params: ofEvent },
                target: '.loading',
                actions: { type: 'goToPage', params: ofEvent },
              },
              'sort.set': {
                guard: { type: 'isOtherSort', params: ofEvent },
                target: '.loading',
                actions: ['applyText', { type: 'setSort', params: ofEvent }],
              },
              'filters.set': { target: '.loading', actions: ['applyText', { type: 'setFilters', params: ofEvent }] },
              'search.typed': { target: '.typing', actions: { type: 'assignSearchText', params: ofEvent } },
              'search.submitted': { target: '.loading', actions: 'applyText' },
              'list.refresh': '.loading',
            },
            states: {
              loading: {
                tags: ['loading', 'busy'],
                invoke: {
                  id: 'page',
                  src: 'loadPage',
                  input: ({ context }) => pageRequest(context),
                  onDone: { target: 'settling', actions: { type: 'assignPage', params: ({ event }) => event.output } },
                  onError: explainedFailure('failed', 'explainFailure'),
                },
                on: {
                  'item.added': { target: 'loading', reenter: true },
                  'item.updated': { target: 'loading', reenter: true },
                  'item.deleted': { target: 'loading', reenter: true },
                },
              },
              settling: {
                always: [
                  { guard: 'isBeyondEnd', target: 'loading', actions: 'goToLastPage' },
                  { guard: 'isEmpty', target: 'empty' },
                  { target: 'ready' },
                ],
              },
              ready: {
                tags: 'loaded',
                on: {
                  'item.added': { actions: { type: 'append', params: ofEvent } },
                  'item.updated': { actions: { type: 'replace', params: ofEvent } },
                  'item.deleted': [
                    {
                      guard: { type: 'isLastRow', params: ofEvent },
                      target: 'loading',
                      actions: [{ type: 'remove', params: ofEvent }, 'goToLastPage'],
                    },
                    { target: 'settling', actions: { type: 'remove', params: ofEvent } },
                  ],
                },
              },
              empty: {
                tags: 'empty',
                on: {
                  'item.added': { target: 'settling', actions: { type: 'append', params: ofEvent } },
                },
              },
              typing: {
                tags: 'loading',
                // The page and sort order on screen belong to the previous search, so any choice starts the typed search first.
                on: {
                  'page.go': { target: 'loading', actions: 'applyText' },
                  'list.refresh': { target: 'loading', actions: 'applyText' },
                },
                after: { searchPause: { target: 'loading', actions: 'applyText' } },
              },
              failed: { tags: 'failed', on: { 'session.restored': 'loading' } },
            },
          },
        },
      },
      count: {
        initial: 'counting',
        on: {
          'item.added': '.counting',
          'item.updated': '.counting',
          'item.deleted': '.counting',
          'list.refresh': '.counting',
        },
        states: {
          counting: {
            tags: ['counting', 'busy'],
            invoke: {
              id: 'count',
              src: 'countItems',
              onDone: {
                target: 'known',
                actions: { type: 'assignCount', params: ({ event }) => ({ count: event.output }) },
              },
              onError: 'unknown',
            },
          },
          known: {},
          unknown: { tags: 'uncounted' },
        },
      },
    },
  })
}
