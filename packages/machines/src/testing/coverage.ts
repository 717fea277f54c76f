import type { Actor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { statesOf, transitionName, transitionsOf } from './chart-parts.ts'
import { watchGuards } from './watch-guards.ts'

/** Which parts of a chart the actors of one machine have covered. */
export interface Coverage<Machine> {
  /** The machine with observed guards: the one to run, with any actors provided to it. */
  machine: Machine
  /** The observer to give to each actor: `createActor(machine, { inspect })`. */
  inspect: (event: InspectionEvent) => void
  /**
   * The states that were never reached, the transitions never taken and the guard results never seen, one sentence each;
   * empty with full coverage.
   */
  gaps: () => string[]
  /** The numbers in one line. */
  summary: () => string
}

/**
 * Measures states, transitions and guards. Transitions are compared by identity, as each microstep refers to the chart's own
 * transition objects: two transitions of the same event between the same states count as two.
 */
export function measureCoverage<Machine extends AnyStateMachine>(original: Machine): Coverage<Machine> {
  const { machine, results } = watchGuards(original)
  const states = statesOf(machine)
  const transitions = transitionsOf(machine)
  const reached = new Set<string>()
  const taken = new Set<number>()

  const inspect = (event: InspectionEvent) => {
    const { logic } = event.actorRef as Actor<AnyStateMachine>
    if (!('snapshot' in event) || logic.config !== machine.config) return
    for (const { id } of (event.snapshot as AnyMachineSnapshot)._nodes) reached.add(id)
    if (event.type !== '@xstate.microstep') return
    // Providing actors copies the machine with new objects: only the position in the chart stays the same.
    const own = transitionsOf(logic)
    for (const transition of event._transitions) {
      taken.add(own.indexOf(transition))
      reached.add(transition.source.id)
    }
  }

  const missedStates = () => states.filter(({ id }) => !reached.has(id))
  const missedTransitions = () => transitions.filter((_, place) => !taken.has(place))
  const missedResults = () =>
    [...results].flatMap(([guard, given]) =>
      [true, false].filter((result) => !given.has(result)).map((result) => `never ${result}: ${guard}`),
    )
  return {
    machine,
    inspect,
    gaps: () => [
      ...missedStates().map(({ id }) => `never reached: ${id}`),
      ...missedTransitions().map((transition) => `never taken: ${transitionName(transition)}`),
      ...missedResults(),
    ],
    summary: () =>
      [
        `${machine.id}: ${states.length - missedStates().length} of ${states.length} states`,
        `${transitions.length - missedTransitions().length} of ${transitions.length} transitions`,
        `${2 * results.size - missedResults().length} of ${2 * results.size} guard results`,
      ].join(', '),
  }
}
