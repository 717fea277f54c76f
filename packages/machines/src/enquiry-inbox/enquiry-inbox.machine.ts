import { assign, sendTo, setup } from 'xstate'
import { failureSentence, isSessionEnd } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { explainedFailure } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import { changesFilters, enquiryInboxRequest, firstEnquiryInbox } from './enquiry-inbox.rules.ts'
import type {
  EnquiryFilters,
  EnquiryInboxContext,
  EnquiryInboxEvent,
  EnquiryInboxInput,
  EnquiryInboxTag,
  EnquiryPage,
  EnquiryPageRequest,
} from './enquiry-inbox.types.ts'

/**
 * The enquiries of shoppers: a list with search, filters and pages, and the number of each status.
 * `enquiry-inbox.md` describes its states.
 */
export const enquiryInboxMachine = setup({
  types: {
    input: {} as EnquiryInboxInput,
    context: {} as EnquiryInboxContext,
    events: {} as EnquiryInboxEvent,
    tags: {} as EnquiryInboxTag,
  },
  actors: { loadEnquiries: notProvided<EnquiryPage, EnquiryPageRequest>('loadEnquiries') },
  actions: {
    setFilters: assign(({ context }, { filters }: { filters: Partial<EnquiryFilters> }) => ({
      filters: { ...context.filters, ...filters },
      page: 1,
    })),
    goToPage: assign((_, { page }: { page: number }) => ({ page })),
    goToFirstPage: assign({ page: 1 }),
    assignSearchText: assign((_, { text }: { text: string }) => ({ searchText: text })),
    applyText: assign(({ context }) => ({ search: context.searchText.trim(), page: 1 })),
    assignPage: assign((_, { enquiries, hasMore, counts }: EnquiryPage) => ({ enquiries, hasMore, counts, problem: null })),
    explainFailure: assign((_, { error }: { error: unknown }) => ({
      enquiries: [],
      hasMore: false,
      problem: failureSentence(error),
    })),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isOtherPage: ({ context }, { page }: { page: number }) => Number.isInteger(page) && page >= 1 && page !== context.page,
    isOtherList: ({ context }, { filters }: { filters: Partial<EnquiryFilters> }) => changesFilters(context.filters, filters),
    isBeyondEnd: ({ context }) => context.enquiries.length === 0 && context.page > 1,
    isEmpty: ({ context }) => context.enquiries.length === 0,
  },
  delays: { searchPause: 300 },
}).createMachine({
  id: 'enquiryInbox',
  context: ({ input }) => firstEnquiryInbox(input),
  initial: 'loading',
  on: {
    'filters.set': {
      guard: { type: 'isOtherList', params: ofEvent },
      target: '.loading',
      actions: ['applyText', { type: 'setFilters', params: ofEvent }],
    },
    'page.go': {
      guard: { type: 'isOtherPage', params: ofEvent },
      target: '.loading',
      actions: { type: 'goToPage', params: ofEvent },
    },
    'search.typed': { target: '.typing', actions: { type: 'assignSearchText', params: ofEvent } },
    'search.submitted': { target: '.loading', actions: 'applyText' },
  },
  states: {
    loading: {
      tags: ['loading', 'busy'],
      invoke: {
        id: 'page',
        src: 'loadEnquiries',
        input: ({ context }) => enquiryInboxRequest(context),
        onDone: { target: 'settling', actions: { type: 'assignPage', params: ({ event }) => event.output } },
        onError: explainedFailure('failed', 'explainFailure'),
      },
    },
    settling: {
      always: [
        { guard: 'isBeyondEnd', target: 'loading', actions: 'goToFirstPage' },
        { guard: 'isEmpty', target: 'empty' },
        { target: 'ready' },
      ],
    },
    ready: { tags: 'loaded', on: { 'list.refresh': 'refreshing' } },
    empty: { tags: 'empty', on: { 'list.refresh': 'refreshing' } },
    refreshing: {
      tags: 'loaded',
      invoke: {
        id: 'refresh',
        src: 'loadEnquiries',
        input: ({ context }) => enquiryInboxRequest(context),
        onDone: { target: 'settling', actions: { type: 'assignPage', params: ({ event }) => event.output } },
        onError: 'settling',
      },
    },
    typing: {
      tags: 'loading',
      // The page on screen belongs to the previous search, so another page means the first of the typed search.
      on: { 'page.go': { target: 'loading', actions: 'applyText' } },
      after: { searchPause: { target: 'loading', actions: 'applyText' } },
    },
    failed: { tags: 'failed', on: { 'list.retry': 'loading', 'list.refresh': 'loading', 'session.restored': 'loading' } },
  },
})
