import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

/** How a chart is walked: where it can begin, what can happen to it, and what tells two of its states apart. */
export interface ChartModel<Machine extends AnyStateMachine> {
  machine: Machine
  /** The inputs that a walk begins with, each under a sentence. */
  starts: Record<string, InputFrom<Machine>>
  /** What each event is tried with, each payload under a sentence that says what happens. */
  cases: Cases<EventFromLogic<Machine>, SnapshotFrom<Machine>>
  /**
   * The events that this model leaves to another one of the same chart. States that hold side by side are walked one at
   * a time in that way, where walking every combination of them would never end.
   */
  leavesOut?: readonly EventFromLogic<Machine>['type'][]
  /**
   * How far walks go: what leads to a state for which this is false is not tried. It bounds what could grow for ever,
   * such as a queue.
   */
  within?: (snapshot: SnapshotFrom<Machine>) => boolean
  /** How many steps a path has at most. More than the usual 12 where the way to the far states is long. */
  longestPath?: number
  /** How each actor that the chart invokes can end, by the id of the invocation. */
  ends?: Record<string, ActorEnds<SnapshotFrom<Machine>>>
  /**
   * The state in words. States with the same words count as one, so the words have to tell of the context what guards
   * read, and no more, or the walk never ends. `disagreements` finds words that tell too little.
   */
  describe: (snapshot: SnapshotFrom<Machine>) => string
  /** What of a state a path shows and checks beside these words, such as the number of the slide. */
  show?: (snapshot: SnapshotFrom<Machine>) => string
}

/** The payloads of each event, under sentences. */
type Cases<Event extends { type: string }, Snapshot> = {
  [Type in Event['type']]: Record<string, InState<Omit<Extract<Event, { type: Type }>, 'type'>, Snapshot>>
}

/** The outputs and errors with which an invoked actor can end, under sentences. */
interface ActorEnds<Snapshot> {
  done: Record<string, InState<unknown, Snapshot>>
  failed: Record<string, InState<unknown, Snapshot>>
}

/** A value, or one that depends on the state in which it is used. */
export type InState<Value, Snapshot> = Value | ((snapshot: Snapshot) => Value)

/** The state of a chart as paths show it. */
export function showState({ describe, show }: ChartModel<AnyStateMachine>, snapshot: SnapshotFrom<AnyStateMachine>): string {
  return show ? `${describe(snapshot)}: ${show(snapshot)}` : describe(snapshot)
}
