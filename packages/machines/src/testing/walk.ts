import { initialTransition, transition } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { ChartModel } from './chart-model.ts'
import { possibleEventFinder } from './possible-events.ts'
import type { PossibleEvent } from './possible-events.ts'

/** One possible event in one state, with the next state, which is the same one when a guard forbids the event. */
export interface Edge extends PossibleEvent {
  from: string
  to: string
  /** The snapshot after the event. */
  snapshot: AnyMachineSnapshot
}

/** Everything that can happen after one of the starts. */
export interface Walk {
  /** The label of the start, and its input. */
  start: string
  input: unknown
  /** The description of the initial state. */
  first: string
  edges: Edge[]
}

/** The maximum number of states. More of them mean that `describe` includes more than guards read. */
const mostStates = 500

/** Walks the chart from each of its starts through everything that can happen, without running an actor. A model is walked once. */
export function walkChart<Machine extends AnyStateMachine>(model: ChartModel<Machine>): readonly Walk[] {
  const known = knownWalks.get(model)
  if (known) return known
  const walks = Object.entries(model.starts).map(([start, input]) => walkFrom(model, start, input))
  knownWalks.set(model, walks)
  return walks
}

const knownWalks = new WeakMap<object, readonly Walk[]>()

function walkFrom(model: ChartModel<AnyStateMachine>, start: string, input: unknown): Walk {
  const { machine, describe, within, isOffered } = model
  const possibleEventsIn = possibleEventFinder(model)
  const [initial] = initialTransition(machine, input)
  const first = describe(initial)
  const states = new Map<string, AnyMachineSnapshot>([[first, initial]])
  const edges: Edge[] = []
  // The map grows during the iteration, which visits added states too: each one once, the nearest first.
  for (const [from, state] of states) {
    for (const event of possibleEventsIn(state)) {
      const happening = event.eventIn(state)
      if (isOffered && !isOffered(state, happening)) continue
      const [snapshot] = transition(machine, state, happening)
      if (within && !within(snapshot)) continue
      const to = describe(snapshot)
      edges.push({ ...event, from, to, snapshot })
      if (!states.has(to)) states.set(to, snapshot)
    }
    if (states.size > mostStates)
      throw new Error(`More than ${mostStates} states of '${machine.id}': its description is too detailed.`)
  }
  return { start, input, first, edges }
}

/**
 * Finds descriptions that omit something: states with the same description in which the same event leads to different ones.
 * There should be none, else a walk misses edges.
 */
export function disagreements<Machine extends AnyStateMachine>(model: ChartModel<Machine>, { edges }: Walk): string[] {
  const { machine, describe }: ChartModel<AnyStateMachine> = model
  const leadsTo = (state: AnyMachineSnapshot, { eventIn }: Edge) => describe(transition(machine, state, eventIn(state))[0])
  return edges.flatMap(({ from, label, to, snapshot }) =>
    edges
      .filter((onward) => onward.from === to && leadsTo(snapshot, onward) !== onward.to)
      .map((onward) => `${from}, ${label} → ${to}, ${onward.label} → ${leadsTo(snapshot, onward)}, not ${onward.to}`),
  )
}
