import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import type { RecentStep, Suggestions, SuggestionsContext, SuggestionsEvent, SuggestionsTag } from './suggestions.types.ts'

/**
 * The suggestions below a search box. While the box is empty, they are the recent searches of the browser.
 * `suggestions.md` describes its states.
 *
 * Typing leaves the loading state, which aborts the request and ignores its response.
 */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    tags: {} as SuggestionsTag,
  },
  actors: {
    loadSuggestions: notProvided<Suggestions, { text: string }>('loadSuggestions'),
    recallSearches: notProvided<readonly string[], RecentStep>('recallSearches'),
  },
  actions: {
    assignText: assign({ text: (_, { text }: { text: string }) => text.trim() }),
    assignFound: assign((_, found: Suggestions) => ({ found })),
    forgetFound: assign({ found: null }),
    assignStep: assign((_, { step }: { step: RecentStep }) => ({ step })),
    assignRecent: assign((_, { recent }: { recent: readonly string[] }) => ({ recent })),
    forgetRecent: assign({ recent: [] }),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isSame: ({ context }, { text }: { text: string }) => context.found !== null && text.trim() === context.text,
    areRecalled: ({ context }, { recent }: { recent: readonly string[] }) => recent.length > 0 && context.step.kind !== 'add',
  },
  delays: {
    typingPause: 40,
  },
}).createMachine({
  id: 'suggestions',
  context: { text: '', found: null, recent: [], step: { kind: 'read' } },
  initial: 'closed',
  on: {
    'text.typed': [
      {
        guard: { type: 'isBlank', params: ofEvent },
        target: '.recalling',
        actions: [
          { type: 'assignText', params: ofEvent },
          { type: 'assignStep', params: { step: { kind: 'read' } } },
        ],
      },
      { guard: { type: 'isSame', params: ofEvent } },
      { target: '.waiting', actions: [{ type: 'assignText', params: ofEvent }, 'forgetRecent'] },
    ],
    'search.made': {
      target: '.recalling',
      actions: { type: 'assignStep', params: ({ event: { search } }) => ({ step: { kind: 'add', search } }) },
    },
    'list.closed': '.closed',
  },
  states: {
    closed: { entry: ['forgetFound', 'forgetRecent'] },
    recalling: {
      entry: 'forgetFound',
      invoke: {
        id: 'recall',
        src: 'recallSearches',
        input: ({ context: { step } }) => step,
        onDone: [
          {
            guard: { type: 'areRecalled', params: ({ event }) => ({ recent: event.output }) },
            target: 'recent',
            actions: { type: 'assignRecent', params: ({ event }) => ({ recent: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    recent: {
      on: {
        'recent.removed': {
          target: 'recalling',
          actions: { type: 'assignStep', params: ({ event: { search } }) => ({ step: { kind: 'remove', search } }) },
        },
        'recent.cleared': { target: 'recalling', actions: { type: 'assignStep', params: { step: { kind: 'clear' } } } },
      },
    },
    waiting: { after: { typingPause: 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'loadSuggestions',
        input: ({ context: { text } }) => ({ text }),
        onDone: { target: 'open', actions: { type: 'assignFound', params: ({ event }) => event.output } },
        // The search works without suggestions.
        onError: 'closed',
      },
    },
    open: {},
  },
})
