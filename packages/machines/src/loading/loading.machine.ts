import { assign, sendTo, setup } from 'xstate'
import { failureSentence, isSessionEnd } from '../failures.ts'
import { notProvided } from '../not-provided.ts'
import { explainedFailure } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import type { LoadingContext, LoadingEvent, LoadingTag } from './loading.types.ts'

/**
 * Creates a machine that loads something once, and again after a failure, when the user asks for it or has signed in again. It needs one actor, `load`.
 *
 * - `loading`: the request is pending.
 * - `loaded`: everything is shown.
 * - `failed`: the reason is shown, and the user may try again.
 *
 * When the session has ended, the machine notifies its parent with `session.ended`.
 */
export function createLoadingMachine<Data, Id extends string>(id: Id) {
  return setup({
    types: {
      context: {} as LoadingContext<Data>,
      events: {} as LoadingEvent,
      tags: {} as LoadingTag,
    },
    actors: {
      load: notProvided<Data, void>('load'),
    },
    actions: {
      setData: assign((_, { data }: { data: Data }) => ({ data, problem: null })),
      explainFailure: assign((_, { error }: { error: unknown }) => ({ problem: failureSentence(error) })),
      reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
    },
    guards: {
      isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    },
  }).createMachine({
    id,
    context: { data: null, problem: null },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          onDone: { target: 'loaded', actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) } },
          onError: explainedFailure('failed', 'explainFailure'),
        },
      },
      loaded: {},
      failed: { tags: 'failed', on: { 'load.retry': 'loading', 'session.restored': 'loading' } },
    },
  })
}
