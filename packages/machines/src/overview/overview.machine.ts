import type { Overview } from '@shop/api'
import { assign, sendTo, setup } from 'xstate'
import { failureSentence, isSessionEnd } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { toParent } from '../to-parent.ts'
import type { OverviewContext, OverviewEvent, OverviewTag } from './overview.types.ts'

/**
 * What the overview of the dashboard shows in addition to the two counts: the newest messages, unfinished items and the last
 * changes.
 *
 * - `loading`: the request is pending.
 * - `loaded`: everything is shown.
 * - `failed`: the reason is shown, and the user may try again.
 */
export const overviewMachine = setup({
  types: {
    context: {} as OverviewContext,
    events: {} as OverviewEvent,
    tags: {} as OverviewTag,
  },
  actors: {
    loadOverview: notProvided<Overview, void>('loadOverview'),
  },
  actions: {
    setOverview: assign((_, { overview }: { overview: Overview }) => ({ overview, problem: null })),
    explainFailure: assign((_, { error }: { error: unknown }) => ({ problem: failureSentence(error) })),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
  },
}).createMachine({
  id: 'overview',
  context: { overview: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'loadOverview',
        onDone: { target: 'loaded', actions: { type: 'setOverview', params: ({ event }) => ({ overview: event.output }) } },
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
    failed: { tags: 'failed', on: { 'overview.retry': 'loading' } },
  },
})
