import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

/** Describes how to walk a chart: its starts, the possible events, and what distinguishes two states. */
export interface ChartModel<Machine extends AnyStateMachine> {
  machine: Machine
  /** The inputs that walks start with; each key is a sentence that describes the start. */
  starts: Record<string, InputFrom<Machine>>
  /** The test cases of each event: payloads, each under a sentence that describes what happens. */
  cases: Cases<EventFromLogic<Machine>, SnapshotFrom<Machine>>
  /**
   * The events that another model of the same chart covers. Parallel states are walked separately in that way, where walking all
   * their combinations would never end.
   */
  leavesOut?: readonly (EventFromLogic<Machine>['type'] | `xstate.${'done' | 'error'}.actor.${string}`)[]
  /** Limits the walk to states for which this is true. It bounds what could grow without end, such as a queue. */
  within?: (snapshot: SnapshotFrom<Machine>) => boolean
  /** Limits the walk to events that can happen in a state. The model of a page leaves out what a disabled or missing button would send. */
  isOffered?: (snapshot: SnapshotFrom<Machine>, event: AnyEventObject) => boolean
  /** The maximum number of steps in a path, 12 by default. Charts with distant states need more. */
  longestPath?: number
  /** The possible results of each actor that the chart invokes, by the id of the invocation. */
  ends?: Record<string, ActorEnds<SnapshotFrom<Machine>>>
  /**
   * Describes the state. States with the same description count as one, so it must include everything in the context that
   * guards read, and nothing else, or the walk never ends. `disagreements` finds descriptions that omit something.
   */
  describe: (snapshot: SnapshotFrom<Machine>) => string
  /** The text that paths show and check besides the description, such as the index of the slide. */
  show?: (snapshot: SnapshotFrom<Machine>) => string
}

/** The payloads of each event; each key is a sentence that describes the event. */
type Cases<Event extends { type: string }, Snapshot> = {
  [Type in Event['type']]: Record<string, InState<Omit<Extract<Event, { type: Type }>, 'type'>, Snapshot>>
}

/** The outputs and errors with which an invoked actor can end; each key is a sentence that describes the result. */
interface ActorEnds<Snapshot> {
  done: Record<string, InState<unknown, Snapshot>>
  failed: Record<string, InState<unknown, Snapshot>>
}

/** A value, or a function that returns the value for a state. */
export type InState<Value, Snapshot> = Value | ((snapshot: Snapshot) => Value)

/** The description of a state in paths. */
export function showState({ describe, show }: ChartModel<AnyStateMachine>, snapshot: SnapshotFrom<AnyStateMachine>): string {
  return show ? `${describe(snapshot)}: ${show(snapshot)}` : describe(snapshot)
}
