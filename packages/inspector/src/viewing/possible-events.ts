import type { ChartModel } from '@shop/machines/testing'
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import type { KnownMachine } from '@shop/machines/known'
import type { EventRecord, SnapshotRecord } from '../protocol/index.ts'
import { guardResults } from '../tap/index.ts'

/** The effect that an event would have now. */
export type Prediction = { kind: 'possible' } | { kind: 'stopped'; why: string } | { kind: 'unhandled' }

/** Predicts the effect of an event in a state. */
export function predictEvent(snapshot: AnyMachineSnapshot, event: EventRecord): Prediction {
  const { guards, isHandled } = guardResults(snapshot, event)
  if (snapshot.status !== 'active' || !isHandled) return { kind: 'unhandled' }
  if (snapshot.can(event)) return { kind: 'possible' }
  const failed = guards.filter(({ result }) => !result).map(({ guard }) => guard)
  // Some guards let an event pass to a transition that does nothing.
  const passed = guards.map(({ guard }) => guard)
  return { kind: 'stopped', why: failed.length > 0 ? `${failed.join(', ')} is false` : `${passed.join(', ')} has no effect` }
}

/** An example payload of an event, with its label in the path tests. */
export interface Example {
  label: string
  payload: object
}

/** The examples of an event in a state. An event without a payload has one empty example. */
export function examplesOf({ models }: KnownMachine, type: string, snapshot: AnyMachineSnapshot): Example[] {
  const examples = models.flatMap(({ cases }: ChartModel<AnyStateMachine>) =>
    Object.entries((cases as Record<string, Record<string, unknown>>)[type] ?? {}).flatMap(([label, value]) => {
      const payload = payloadIn(value, snapshot)
      return payload ? [{ label, payload }] : []
    }),
  )
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
