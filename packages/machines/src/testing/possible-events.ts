import { getNextTransitions } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { ChartModel, InState } from './chart-model.ts'

/** An event with a payload, and a label that describes what happens. */
export interface PossibleEvent {
  label: string
  /** Creates the event for the given state. */
  eventIn: (snapshot: AnyMachineSnapshot) => AnyEventObject
}

/**
 * Finds the possible events of a state: every case of every event that the state handles, whether or not a guard allows it.
 * Timers need no case: they have no payload and are named after their delay. An event of the chart without a case in the
 * model is an error, so that no edge is missed unnoticed.
 */
export function possibleEventFinder(model: ChartModel<AnyStateMachine>): (snapshot: AnyMachineSnapshot) => PossibleEvent[] {
  const known = knownPossibleEvents(model)
  const ofType = (type: string): PossibleEvent[] => {
    const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
    if (delay !== undefined) return [{ label: `${delay} is over`, eventIn: () => ({ type }) }]
    const found = known.get(type) ?? []
    if (found.length === 0) throw new Error(`The chart handles '${type}', but the model has no case of it.`)
    return found
  }
  return (snapshot) => {
    const types = getNextTransitions(snapshot).map(({ eventType }) => eventType)
    return [...new Set(types)].filter((type) => type !== '' && !model.leavesOut?.includes(type)).flatMap(ofType)
  }
}

type Values = Record<string, InState<unknown, AnyMachineSnapshot>>

function knownPossibleEvents({ cases, ends = {} }: ChartModel<AnyStateMachine>): Map<string, PossibleEvent[]> {
  const known = new Map<string, PossibleEvent[]>()
  const add = (type: string, values: Values, payload: (value: unknown) => object) => {
    const events = Object.entries(values).map(([label, value]): PossibleEvent => {
      const eventIn = (snapshot: AnyMachineSnapshot) => ({ ...payload(valueIn(value, snapshot)), type })
      return { label, eventIn }
    })
    known.set(type, events)
  }
  for (const [type, payloads] of Object.entries<Values>(cases)) add(type, payloads, (value) => ({ ...(value as object) }))
  for (const [actorId, { done, failed }] of Object.entries(ends)) {
    add(`xstate.done.actor.${actorId}`, done, (output) => ({ output, actorId }))
    add(`xstate.error.actor.${actorId}`, failed, (error) => ({ error, actorId }))
  }
  return known
}

function valueIn(value: InState<unknown, AnyMachineSnapshot>, snapshot: AnyMachineSnapshot): unknown {
  return typeof value === 'function' ? value(snapshot) : value
}
