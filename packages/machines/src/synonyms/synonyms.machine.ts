import type { ProductPage, SearchReport } from '@shop/api'
import { assign, emit, sendTo, setup } from 'xstate'
import { failureSentence, isSessionEnd, saveFailureSentence, statusOf } from '../failures.ts'
import { afterTyping, isValid, problemsFromServer, problemsIn } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { explainedFailure } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import type { PreviewInput } from './synonyms.actors.ts'
import { synonymsMessages } from './synonyms.messages.ts'
import { emptyForm, firstSynonyms, synonymChecks, synonymOf } from './synonyms.rules.ts'
import type { SynonymField, SynonymsContext, SynonymsEvent, SynonymsTag } from './synonyms.types.ts'

/**
 * The searches that found little, and the synonyms that the search has been taught.
 * `synonyms.md` describes its states.
 */
export const synonymsMachine = setup({
  types: {
    context: {} as SynonymsContext,
    events: {} as SynonymsEvent,
    emitted: {} as Notice,
    tags: {} as SynonymsTag,
  },
  actors: {
    loadReport: notProvided<SearchReport, void>('loadReport'),
    previewSynonym: notProvided<ProductPage, PreviewInput>('previewSynonym'),
    addSynonym: notProvided<SearchReport, Values<SynonymField>>('addSynonym'),
    removeSynonym: notProvided<SearchReport, { id: string }>('removeSynonym'),
  },
  actions: {
    assignReport: assign((_, { report }: { report: SearchReport }) => ({
      report,
      removal: null,
      problem: null,
      isOutdated: false,
    })),
    openForm: assign((_, { word, search }: { word: string; search: string | null }) => emptyForm(word, search)),
    assignTyped: assign(({ context }, { values }: { values: Partial<Values<SynonymField>> }) => ({
      ...afterTyping(context, values),
      preview: null,
      previewProblem: null,
      problem: null,
    })),
    assignPreview: assign((_, { preview }: { preview: ProductPage }) => ({ preview })),
    explainPreview: assign((_, { error }: { error: unknown }) => ({ previewProblem: failureSentence(error) })),
    showProblems: assign(({ context }) => ({ problems: problemsIn(context.values, synonymChecks), problem: null })),
    forgetProblem: assign({ problem: null }),
    forgetPreviewProblem: assign({ previewProblem: null }),
    explainFailure: assign((_, { error }: { error: unknown }) => ({ problem: saveFailureSentence(error) })),
    // A message about a field is shown at the field only.
    explainSave: assign(({ context }, { error }: { error: unknown }) => {
      const problems = problemsFromServer(error, context.values)
      const problem = Object.keys(problems).length > 0 ? null : saveFailureSentence(error)
      return { problems, problem, isOutdated: context.isOutdated || statusOf(error) === 409 }
    }),
    assignRemoval: assign(({ context }, { id }: { id: string }) => ({ removal: synonymOf(context, id), problem: null })),
    forgetRemoval: assign({ removal: null, problem: null }),
    announceAdded: emit(({ context: { values } }) =>
      notice('success', synonymsMessages.added(values.word.trim(), values.means.trim())),
    ),
    announceRemoved: emit(({ context: { removal } }) => notice('success', synonymsMessages.removed(removal?.word ?? ''))),
    announceFailure: emit((_, { error }: { error: unknown }) => notice('error', saveFailureSentence(error))),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    isFilledIn: ({ context }) => isValid(context.values, synonymChecks),
    isListed: ({ context }, { id }: { id: string }) => synonymOf(context, id) !== null,
    isOutdated: ({ context }) => context.isOutdated,
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isGone: (_, { error }: { error: unknown }) => statusOf(error) === 404,
  },
  delays: { typingPause: 400 },
}).createMachine({
  id: 'synonyms',
  context: firstSynonyms,
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'loadReport',
        onDone: { target: 'idle', actions: { type: 'assignReport', params: ({ event }) => ({ report: event.output }) } },
        onError: explainedFailure('failed', 'explainFailure'),
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'report.retry': { target: 'loading', actions: 'forgetProblem' },
        'session.restored': { target: 'loading', actions: 'forgetProblem' },
      },
    },
    idle: {
      tags: 'idle',
      on: {
        'form.opened': { target: 'editing', actions: { type: 'openForm', params: ofEvent } },
        'removal.requested': {
          guard: { type: 'isListed', params: ofEvent },
          target: 'asking',
          actions: { type: 'assignRemoval', params: ofEvent },
        },
      },
    },
    editing: {
      tags: 'editing',
      initial: 'resting',
      on: {
        'fields.typed': { target: '.typing', actions: { type: 'assignTyped', params: ofEvent } },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'saving', actions: 'forgetProblem' },
          { target: '.resting', actions: 'showProblems' },
        ],
        'session.restored': { target: '.typing', actions: ['forgetProblem', 'forgetPreviewProblem'] },
        'form.closed': [{ guard: 'isOutdated', target: 'loading', actions: 'forgetProblem' }, { target: 'idle' }],
      },
      states: {
        resting: {},
        typing: { after: { typingPause: [{ guard: 'isFilledIn', target: 'previewing' }, { target: 'resting' }] } },
        previewing: {
          tags: 'previewing',
          invoke: {
            id: 'preview',
            src: 'previewSynonym',
            input: ({ context: { values, search } }) => ({ ...values, search }),
            onDone: { target: 'resting', actions: { type: 'assignPreview', params: ({ event }) => ({ preview: event.output }) } },
            onError: explainedFailure('resting', 'explainPreview'),
          },
        },
      },
    },
    saving: {
      tags: ['editing', 'saving'],
      invoke: {
        id: 'save',
        src: 'addSynonym',
        input: ({ context: { values } }) => values,
        onDone: {
          target: 'idle',
          actions: ['announceAdded', { type: 'assignReport', params: ({ event }) => ({ report: event.output }) }],
        },
        onError: explainedFailure('editing', 'explainSave'),
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'removal.confirmed': { target: 'removing', actions: 'forgetProblem' },
        'removal.cancelled': { target: 'idle', actions: 'forgetRemoval' },
        'session.restored': { actions: 'forgetProblem' },
      },
    },
    removing: {
      tags: ['asking', 'removing'],
      invoke: {
        id: 'remove',
        src: 'removeSynonym',
        input: ({ context: { removal } }) => ({ id: removal?._id ?? '' }),
        onDone: {
          target: 'idle',
          actions: ['announceRemoved', { type: 'assignReport', params: ({ event }) => ({ report: event.output }) }],
        },
        onError: [
          // Another admin has removed it.
          {
            guard: { type: 'isGone', params: ofEvent },
            target: 'loading',
            actions: ['forgetRemoval', { type: 'announceFailure', params: ofEvent }],
          },
          ...explainedFailure('asking', 'explainFailure'),
        ],
      },
    },
  },
})
