import type { EventRecord } from '../protocol/index.ts'

/** One step of a machine in a sandbox. A request is identified by the id of its invocation. */
export type Step =
  | { kind: 'send'; event: EventRecord }
  | Outcome
  /** The clock advances until the timer with that event fires. */
  | { kind: 'wait'; eventType: string }

/** The end of a request. */
export type Outcome = { kind: 'respond'; request: string; output: unknown } | { kind: 'fail'; request: string; error: unknown }

/** The step for an event that a machine receives; null for the initial event. */
export function stepOf(event: EventRecord): Step | null {
  const { type } = event
  if (type === 'xstate.init' || type === 'xstate.stop') return null
  const ended = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (ended?.[1] === 'done') return { kind: 'respond', request: ended[2]!, output: event['output'] }
  if (ended) return { kind: 'fail', request: ended[2]!, error: event['error'] }
  return type.startsWith('xstate.after.') ? { kind: 'wait', eventType: type } : { kind: 'send', event }
}
