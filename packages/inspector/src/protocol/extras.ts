/** The properties of an actor that Stately's message lacks. */
export interface AboutActor {
  type: '@shop.about'
  sessionId: string
  kind: 'machine' | 'request' | 'listener' | 'other'
  /** The id of the actor's chart; null for an actor that is not a machine. */
  machineId: string | null
  /** The name by which the parent's chart invokes the actor; null for a root. */
  source: string | null
  input: unknown
}

/** A microstep: the effect of an event on an actor. */
interface Microstep {
  type: '@shop.microstep'
  sessionId: string
  /** The type of the event; '' for an eventless transition. */
  eventType: string
  /** The indexes of the transitions that were taken; none when the event was ignored. */
  transitions: readonly number[]
  /** The guards that were evaluated, in order, with their results. */
  guards: readonly GuardResult[]
  /** The state has neither a transition nor a guard for this event. */
  isIgnored: boolean
  /** The state value after the microstep. */
  value: unknown
}

/** The result of one guard. */
export interface GuardResult {
  guard: string
  /** The index of the guard's transition in the chart. */
  transition: number
  result: boolean
}

/** An action was executed. */
interface ActionDone {
  type: '@shop.action'
  sessionId: string
  action: string
  params: unknown
}

/** A timer of an actor was scheduled, fired or was cancelled. */
export interface TimerChange {
  type: '@shop.timer'
  sessionId: string
  timer: string
  change: 'scheduled' | 'fired' | 'cancelled'
  /** The type of the event that the timer sends. */
  eventType: string
  /** Milliseconds from scheduling to firing. */
  delay: number
}

/** A request ended. */
export interface RequestOutcome {
  type: '@shop.outcome'
  /** The session id of the request's own actor. */
  sessionId: string
  outcome: 'succeeded' | 'failed' | 'cancelled'
  /** The response or the error; undefined for a request that was cancelled. */
  data: unknown
  /** The duration of the request in milliseconds. */
  duration: number
  /** Whether the inspector forced the failure. */
  isForced?: true
}

/** Messages of the shop's own tap in addition to Stately's. Stately's tools never receive these. */
export type ExtraMessage = AboutActor | Microstep | ActionDone | TimerChange | RequestOutcome
