import type { EnquiryFigures } from '@shop/api'
import { assign, sendTo, setup } from 'xstate'
import { failureSentence, isSessionEnd } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { toParent } from '../to-parent.ts'
import type { EnquiryFiguresContext, EnquiryFiguresEvent, EnquiryFiguresTag } from './enquiry-figures.types.ts'

/**
 * The figures of the enquiries on the dashboard.
 *
 * - `loading`: the request is pending.
 * - `loaded`: everything is shown.
 * - `failed`: the reason is shown, and the user may try again.
 */
export const enquiryFiguresMachine = setup({
  types: {
    context: {} as EnquiryFiguresContext,
    events: {} as EnquiryFiguresEvent,
    tags: {} as EnquiryFiguresTag,
  },
  actors: {
    loadFigures: notProvided<EnquiryFigures, void>('loadFigures'),
  },
  actions: {
    setFigures: assign((_, { figures }: { figures: EnquiryFigures }) => ({ figures, problem: null })),
    explainFailure: assign((_, { error }: { error: unknown }) => ({ problem: failureSentence(error) })),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
  },
}).createMachine({
  id: 'enquiryFigures',
  context: { figures: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'loadFigures',
        onDone: { target: 'loaded', actions: { type: 'setFigures', params: ({ event }) => ({ figures: event.output }) } },
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
    loaded: {},
    failed: { tags: 'failed', on: { 'figures.retry': 'loading' } },
  },
})
