import type { EventRecord } from '../protocol/index.ts'

/** One thing that happens to a machine in a sandbox. Requests are named by the id of their invocation. */
export type Step =
  | { kind: 'send'; event: EventRecord }
  | { kind: 'answer'; request: string; output: unknown }
  | { kind: 'fail'; request: string; error: unknown }
  /** The clock goes on until the timer with that event goes off. */
  | { kind: 'wait'; eventType: string }

/** Reads a step off an event that a machine hears; null for the event that began it. */
export function stepOf(event: EventRecord): Step | null {
  const { type } = event
  if (type === 'xstate.init' || type === 'xstate.stop') return null
  const ended = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (ended?.[1] === 'done') return { kind: 'answer', request: ended[2]!, output: event['output'] }
  if (ended) return { kind: 'fail', request: ended[2]!, error: event['error'] }
  return type.startsWith('xstate.after.') ? { kind: 'wait', eventType: type } : { kind: 'send', event }
}
