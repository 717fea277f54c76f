import type { SnapshotRecord } from '../protocol/index.ts'
import type { Session } from '../session/index.ts'
import { stepOf } from './step.ts'
import type { Step } from './step.ts'

/** The events and outcomes of one machine of a session, as steps that a sandbox can take. */
export interface RecordedSteps {
  input: unknown
  /** The state value before the first step. */
  first: unknown
  steps: readonly RecordedStep[]
}

export interface RecordedStep {
  step: Step
  /** The number of the entry in the recording. */
  seq: number
  /** The state value after the step. */
  value: unknown
}

/** Reads the steps of a machine from a session, up to an entry. */
export function recordedSteps(session: Session, sessionId: string, upTo = Infinity): RecordedSteps {
  const steps: RecordedStep[] = []
  let first: SnapshotRecord | null = null
  for (const { message, seq } of session.entries) {
    if (message.sessionId !== sessionId || seq > upTo) continue
    if (message.type === '@xstate.actor') first = message.snapshot
    if (message.type === '@xstate.event') {
      const step = stepOf(message.event)
      if (step) steps.push({ step, seq, value: steps.at(-1)?.value ?? first?.value })
    }
    const last = steps.at(-1)
    if (message.type === '@xstate.snapshot' && last) last.value = message.snapshot.value
  }
  return { input: session.actors.get(sessionId)?.input, first: first?.value, steps }
}
