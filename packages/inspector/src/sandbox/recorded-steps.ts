import type { Session } from '../session/index.ts'
import { stepOf } from './step.ts'
import type { Step } from './step.ts'

/** The events and outcomes of one machine of a session, as steps that a sandbox can take. */
export interface RecordedSteps {
  input: unknown
  /** The state value before the first step. */
  first: unknown
  /** The context before the first step. */
  firstContext?: unknown
  steps: readonly RecordedStep[]
}

export interface RecordedStep {
  step: Step
  /** The number of the entry in the recording. */
  seq: number
  /** The state value after the step. */
  value: unknown
  /** The context after the step. */
  context?: unknown
}

/**
 * Reads the steps of a machine from a session, up to an entry. A machine can receive an event while it still handles another one: a
 * child that answers at once, or a parent that reports before the machine has started. So each snapshot belongs to the first step that
 * waits for one, not to the last event.
 */
export function recordedSteps(session: Session, sessionId: string, upTo = Infinity): RecordedSteps {
  const steps: RecordedStep[] = []
  let waiting: { type: string; recorded: RecordedStep }[] = []
  let first: unknown
  let firstContext: unknown
  let last: unknown
  for (const { message, seq } of session.entries) {
    if (message.sessionId !== sessionId || seq > upTo) continue
    if (message.type === '@xstate.actor') {
      first = last = message.snapshot.value
      firstContext = message.snapshot.context
    }
    if (message.type === '@xstate.event') {
      const step = stepOf(message.event)
      if (!step) continue
      const recorded = { step, seq, value: last }
      steps.push(recorded)
      waiting.push({ type: message.event.type, recorded })
    }
    if (message.type === '@xstate.snapshot') {
      const { event, snapshot } = message
      last = snapshot.value
      if (event.type === 'xstate.init') first = last
      const handled = waiting.findIndex(({ type }) => type === event.type)
      if (handled < 0) continue
      Object.assign(waiting[handled]!.recorded, { value: last, context: snapshot.context })
      waiting = waiting.slice(handled + 1)
    }
  }
  return { input: session.actors.get(sessionId)?.input, first, firstContext, steps }
}
