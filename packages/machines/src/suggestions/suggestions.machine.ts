import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { activeAfter, optionCount } from './suggestions.rules.ts'
import type { Suggestions, SuggestionsContext, SuggestionsEvent, SuggestionsTag } from './suggestions.types.ts'

/**
 * The suggestions below a search box.
 *
 * The states:
 * - `closed`: there is no list.
 * - `waiting`: the user is typing.
 * - `loading`: the suggestions are being loaded; those of the previous text are still shown.
 * - `open`: the suggestions are shown.
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
  },
  actions: {
    assignText: assign({ text: (_, { text }: { text: string }) => text.trim() }),
    assignFound: assign((_, found: Suggestions) => ({ found, active: null })),
    move: assign({ active: ({ context }, { by }: { by: 1 | -1 }) => activeAfter(context, by) }),
    forgetActive: assign({ active: null }),
    forgetFound: assign({ found: null, active: null }),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isSame: ({ context }, { text }: { text: string }) => context.found !== null && text.trim() === context.text,
    hasOptions: (_, found: Suggestions) => optionCount(found) > 0,
    isShown: ({ context }) => context.found !== null,
  },
  delays: {
    typingPause: 120,
  },
}).createMachine({
  id: 'suggestions',
  context: { text: '', found: null, active: null },
  initial: 'closed',
  on: {
    'text.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'assignText', params: ({ event }) => event },
      },
      { guard: { type: 'isSame', params: ({ event }) => event }, actions: 'forgetActive' },
      { target: '.waiting', actions: [{ type: 'assignText', params: ({ event }) => event }, 'forgetActive'] },
    ],
    'option.moved': { guard: 'isShown', actions: { type: 'move', params: ({ event }) => event } },
    'list.closed': '.closed',
  },
  states: {
    closed: { entry: 'forgetFound' },
    waiting: { after: { typingPause: 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'loadSuggestions',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          {
            guard: { type: 'hasOptions', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'assignFound', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
        // The search works without suggestions.
        onError: 'closed',
      },
    },
    open: {},
  },
})
