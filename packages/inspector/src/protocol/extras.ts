/** What an actor is, beside what Stately's message says. */
export interface AboutActor {
  type: '@shop.about'
  sessionId: string
  kind: 'machine' | 'request' | 'listener' | 'other'
  /** The id of its chart; null for what is no machine. */
  machineId: string | null
  /** The name under which its parent's chart asks for it; null for a root. */
  source: string | null
  input: unknown
}

/** A microstep: what an actor made of an event. */
interface Microstep {
  type: '@shop.microstep'
  sessionId: string
  /** The type of the event; '' for what is taken on arrival. */
  eventType: string
  /** The transitions that were taken, by their place in the chart; none when the event was ignored. */
  transitions: readonly number[]
  /** The guards that were asked, in their order, with what they answered. */
  guards: readonly GuardAnswer[]
  /** Neither a transition nor a guard was there for this event in this state. */
  isIgnored: boolean
  /** The state afterwards. */
  value: unknown
}

/** What one guard said. */
export interface GuardAnswer {
  guard: string
  /** The transition that it stands before, by its place in the chart. */
  transition: number
  answer: boolean
}

/** An action was carried out. */
interface ActionDone {
  type: '@shop.action'
  sessionId: string
  action: string
  params: unknown
}

/** A timer of an actor began, went off or was called off. */
export interface TimerChange {
  type: '@shop.timer'
  sessionId: string
  timer: string
  change: 'scheduled' | 'fired' | 'cancelled'
  /** The type of the event that it sends. */
  eventType: string
  /** Milliseconds from the beginning to the end. */
  delay: number
}

/** A request came to its end. */
interface RequestOutcome {
  type: '@shop.outcome'
  /** The request's own actor. */
  sessionId: string
  outcome: 'answered' | 'failed' | 'dropped'
  /** What came: the answer, the error, or nothing for a request that nobody waits for any more. */
  data: unknown
  /** Milliseconds that it took. */
  duration: number
}

/** What the shop's own tap tells beyond Stately's messages. Stock tools never see these. */
export type ExtraMessage = AboutActor | Microstep | ActionDone | TimerChange | RequestOutcome
