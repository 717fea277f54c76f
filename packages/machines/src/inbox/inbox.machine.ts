import type { InboxMessage } from '@shop/api'
import type { MessageState } from '@shop/domain'
import { assign, emit, sendTo, setup } from 'xstate'
import { failureSentence, isSessionEnd } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { toParent } from '../to-parent.ts'
import { firstInbox, inboxPageCount, inboxRequest, withMarked } from './inbox.rules.ts'
import type { InboxContext, InboxEvent, InboxInput, InboxPage, InboxPageRequest, InboxTag, Marking } from './inbox.types.ts'

/**
 * The messages from the contact form: a list with search, state and pages, in which messages are marked as done.
 *
 * The states of `list`:
 * - `loading`: the page is loading; the previous messages may still be visible.
 * - `ready`: the messages are there.
 * - `empty`: there is no message, or nothing matches.
 * - `typing`: the user is typing in the search box; the search starts after a pause.
 * - `failed`: the messages could not be loaded; the reason and a retry are visible.
 * - `settling` is transient: it chooses the next state from the messages.
 *
 * In parallel, `mark` is `idle`, or `saving` while one message is being marked.
 */
export const inboxMachine = setup({
  types: {
    input: {} as InboxInput,
    context: {} as InboxContext,
    events: {} as InboxEvent,
    emitted: {} as Notice,
    tags: {} as InboxTag,
  },
  actors: {
    loadMessages: notProvided<InboxPage, InboxPageRequest>('loadMessages'),
    markMessage: notProvided<InboxMessage, Marking>('markMessage'),
  },
  actions: {
    setState: assign((_, { state }: { state: MessageState | null }) => ({ state, page: 1 })),
    goToPage: assign((_, { page }: { page: number }) => ({ page })),
    goToLastPage: assign({ page: ({ context }) => Math.min(context.page, inboxPageCount(context)) }),
    assignSearchText: assign((_, { text }: { text: string }) => ({ searchText: text })),
    applyText: assign(({ context }) => ({ search: context.searchText.trim(), page: 1 })),
    assignPage: assign((_, { messages, total }: InboxPage) => ({ messages, total, problem: null })),
    explainFailure: assign((_, { error }: { error: unknown }) => ({
      messages: [],
      total: null,
      problem: failureSentence(error),
    })),
    assignMarking: assign((_, { id, isDone }: Marking) => ({ marking: { id, isDone } })),
    showMarked: assign(({ context }, marked: InboxMessage) => ({ messages: withMarked(context.messages, marked) })),
    forgetMarking: assign({ marking: null }),
    announceFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'notice' as const,
      tone: 'error' as const,
      text: failureSentence(error),
    })),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isOtherPage: ({ context }, { page }: { page: number }) => Number.isInteger(page) && page >= 1 && page !== context.page,
    isOtherState: ({ context }, { state }: { state: MessageState | null }) => state !== context.state,
    isBeyondEnd: ({ context }) => context.messages.length === 0 && context.page > inboxPageCount(context),
    isEmpty: ({ context }) => context.messages.length === 0,
  },
  delays: { searchPause: 300 },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => firstInbox(input),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: {
        'state.set': {
          guard: { type: 'isOtherState', params: ofEvent },
          target: '.loading',
          actions: ['applyText', { type: 'setState', params: ofEvent }],
        },
        'page.go': {
          guard: { type: 'isOtherPage', params: ofEvent },
          target: '.loading',
          actions: { type: 'goToPage', params: ofEvent },
        },
        'search.typed': { target: '.typing', actions: { type: 'assignSearchText', params: ofEvent } },
        'search.submitted': { target: '.loading', actions: 'applyText' },
        'list.refresh': '.loading',
      },
      states: {
        loading: {
          tags: ['loading', 'busy'],
          invoke: {
            id: 'page',
            src: 'loadMessages',
            input: ({ context }) => inboxRequest(context),
            onDone: { target: 'settling', actions: { type: 'assignPage', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isSessionEnd', params: ofEvent },
                target: 'failed',
                actions: [{ type: 'explainFailure', params: ofEvent }, 'reportSessionEnded'],
              },
              { target: 'failed', actions: { type: 'explainFailure', params: ofEvent } },
            ],
          },
        },
        settling: {
          always: [
            { guard: 'isBeyondEnd', target: 'loading', actions: 'goToLastPage' },
            { guard: 'isEmpty', target: 'empty' },
            { target: 'ready' },
          ],
        },
        ready: { tags: 'loaded' },
        empty: { tags: 'empty' },
        typing: {
          tags: 'loading',
          // The page on screen belongs to the previous search, so another page means the first of the typed search.
          on: { 'page.go': { target: 'loading', actions: 'applyText' } },
          after: { searchPause: { target: 'loading', actions: 'applyText' } },
        },
        failed: { tags: 'failed' },
      },
    },
    mark: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'message.mark': { target: 'saving', actions: { type: 'assignMarking', params: ofEvent } } },
        },
        saving: {
          tags: 'marking',
          exit: 'forgetMarking',
          invoke: {
            id: 'mark',
            src: 'markMessage',
            input: ({ context }) => context.marking ?? { id: '', isDone: false },
            onDone: { target: 'idle', actions: { type: 'showMarked', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isSessionEnd', params: ofEvent },
                target: 'idle',
                actions: [{ type: 'announceFailure', params: ofEvent }, 'reportSessionEnded'],
              },
              { target: 'idle', actions: { type: 'announceFailure', params: ofEvent } },
            ],
          },
        },
      },
    },
  },
})
