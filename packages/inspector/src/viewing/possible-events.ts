import type { ChartModel } from '@shop/machines/testing'
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import type { KnownMachine } from '@shop/machines/known'
import type { EventRecord, SnapshotRecord } from '../protocol/index.ts'
import { guardAnswers } from '../tap/index.ts'

/** What an event would do now. */
export type Prospect = { kind: 'possible' } | { kind: 'stopped'; why: string } | { kind: 'unhandled' }

/** Says what an event would do in a state. */
export function prospectOf(snapshot: AnyMachineSnapshot, event: EventRecord): Prospect {
  const { guards, isHandled } = guardAnswers(snapshot, event)
  if (snapshot.status !== 'active' || !isHandled) return { kind: 'unhandled' }
  if (snapshot.can(event)) return { kind: 'possible' }
  const no = guards.filter(({ answer }) => !answer).map(({ guard }) => guard)
  // Some guards let an event pass to where nothing is done with it.
  const yes = guards.map(({ guard }) => guard)
  return { kind: 'stopped', why: no.length > 0 ? `${no.join(', ')} says no` : `${yes.join(', ')} makes nothing of it` }
}

/** An event with a payload that path tests try, under their sentence. */
export interface Example {
  says: string
  payload: object
}

/** The examples of an event in a state; one that carries nothing has one without payload. */
export function examplesOf({ models }: KnownMachine, type: string, snapshot: AnyMachineSnapshot): Example[] {
  const examples = models.flatMap(({ cases }: ChartModel<AnyStateMachine>) =>
    Object.entries((cases as Record<string, Record<string, unknown>>)[type] ?? {}).flatMap(([says, value]) => {
      const payload = payloadIn(value, snapshot)
      return payload ? [{ says, payload }] : []
    }),
  )
  return [...new Map(examples.map((example) => [example.says, example])).values()]
}

/** The machine as it stands in a recording, ready to be asked what it would do; null when it does not fit the chart. */
export function snapshotOf({ machine }: KnownMachine, { value, context, status }: SnapshotRecord): AnyMachineSnapshot | null {
  try {
    const snapshot = machine.resolveState({ value: value as StateValue, context: context as never })
    return status === 'active' ? snapshot : ({ ...snapshot, status } as AnyMachineSnapshot)
  } catch {
    return null
  }
}

/** Examples may depend on the state, and need not be possible in every one. */
function payloadIn(value: unknown, snapshot: AnyMachineSnapshot): object | null {
  try {
    return (typeof value === 'function' ? (value as (state: AnyMachineSnapshot) => object)(snapshot) : value) as object
  } catch {
    return null
  }
}
