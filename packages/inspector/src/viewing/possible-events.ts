import { transitionsOf } from '@shop/machines/testing'
import type { ChartModel } from '@shop/machines/testing'
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import type { KnownMachine } from '@shop/machines/known'
import type { EventRecord, SnapshotRecord } from '../protocol/index.ts'
import { guardResults } from '../tap/index.ts'
import { guardWords } from '../session/index.ts'
import { contextExamples } from './context-examples.ts'
import type { Example } from './context-examples.ts'

/** The effect that an event would have now. */
export type Prediction = { kind: 'possible' } | { kind: 'stopped' | 'unhandled'; why: string }

/** Predicts the effect of an event in a state. */
export function predictEvent(snapshot: AnyMachineSnapshot, event: EventRecord): Prediction {
  try {
    return predicted(snapshot, event)
  } catch (error) {
    // A tester can send anything, such as a number instead of a text that a guard then trims.
    return { kind: 'stopped', why: `a guard fails: ${(error as Error).message}` }
  }
}

function predicted(snapshot: AnyMachineSnapshot, event: EventRecord): Prediction {
  const { guards, isHandled } = guardResults(snapshot, event)
  if (snapshot.status !== 'active') return { kind: 'unhandled', why: 'the machine has ended' }
  if (!isHandled) return { kind: 'unhandled', why: handledIn(snapshot, event.type) }
  if (snapshot.can(event)) return { kind: 'possible' }
  // Some guards let an event pass to a transition that does nothing.
  const passed = guards.map(({ guard }) => guard)
  return { kind: 'stopped', why: guardWords(guards) || `${passed.join(', ')} has no effect` }
}

/** The states that handle an event, as the reason why the current one does not. */
function handledIn({ machine }: AnyMachineSnapshot, type: string): string {
  const sources = transitionsOf(machine as AnyStateMachine).flatMap(({ eventType, source }) =>
    eventType === type ? [source.path.join('.')] : [],
  )
  return `handled in ${[...new Set(sources)].join(', ') || 'no state'}`
}

/**
 * The examples of an event in a state: first what the machine's context contains, such as the lines of a cart, then the examples
 * of the path tests. An event without a payload has one empty example.
 */
export function examplesOf({ models, events }: KnownMachine, type: string, snapshot: AnyMachineSnapshot): Example[] {
  const tried = models.flatMap(({ cases }: ChartModel<AnyStateMachine>) =>
    Object.entries((cases as Record<string, Record<string, unknown>>)[type] ?? {}).flatMap(([label, value]) => {
      const payload = payloadIn(value, snapshot)
      return payload ? [{ label, payload }] : []
    }),
  )
  const examples = [...contextExamples(events[type], snapshot.context), ...tried]
  return [...new Map(examples.map((example) => [example.label, example])).values()]
}

/** The snapshot of a machine in a recording, for predictions; null when it does not fit the chart. */
export function snapshotOf({ machine }: KnownMachine, { value, context, status }: SnapshotRecord): AnyMachineSnapshot | null {
  try {
    const snapshot = machine.resolveState({ value: value as StateValue, context: context as never })
    return status === 'active' ? snapshot : ({ ...snapshot, status } as AnyMachineSnapshot)
  } catch {
    return null
  }
}

/** The payload of an example in a state; null when the example does not fit the state. */
function payloadIn(value: unknown, snapshot: AnyMachineSnapshot): object | null {
  try {
    return (typeof value === 'function' ? (value as (state: AnyMachineSnapshot) => object)(snapshot) : value) as object
  } catch {
    return null
  }
}
