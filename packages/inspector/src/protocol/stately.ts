/** The fields of every message of `@statelyai/inspect` 0.7.2. */
interface StatelyMessageBase {
  /** The session id of the actor that the message is about. */
  sessionId: string
  /** The session id of the root of the actor system. */
  rootId: string
  /** Milliseconds since 1970, as a string. */
  createdAt: string
  id: string | null
  _version: string
}

/** An actor was created. */
interface StatelyActor extends StatelyMessageBase {
  type: '@xstate.actor'
  name: string
  parentId: string | undefined
  /** The configuration of the machine as JSON; functions are `{ type: name }`. */
  definition: string | undefined
  snapshot: SnapshotRecord
}

/** An event was sent to an actor. */
interface StatelyEvent extends StatelyMessageBase {
  type: '@xstate.event'
  event: EventRecord
  /** The session id of the actor that sent the event; undefined for an event from outside. */
  sourceId: string | undefined
}

/** An actor has handled an event: this is its new snapshot. */
interface StatelySnapshot extends StatelyMessageBase {
  type: '@xstate.snapshot'
  event: EventRecord
  snapshot: SnapshotRecord
}

/** The messages that Stately's tools exchange. */
export type StatelyMessage = StatelyActor | StatelyEvent | StatelySnapshot

/** An event as plain data. */
export type EventRecord = { type: string } & { [key: string]: unknown }

/** A snapshot as plain data. Machines have a `value`, a `context` and `tags`; other actors have only some of the other fields. */
export interface SnapshotRecord {
  status: string
  value?: unknown
  context?: unknown
  tags?: readonly string[]
  output?: unknown
  error?: unknown
  input?: unknown
  children?: unknown
  historyValue?: unknown
}

/** The version of the protocol, taken from Stately's package. */
export const statelyVersion = '0.7.2'

/** The messages with which a viewer connects and an app disconnects. */
export const handshake = { connected: '@statelyai.connected', disconnected: '@statelyai.disconnected' } as const

/** Whether a `postMessage` is one of Stately's three messages. */
export function isStatelyMessage(data: unknown): data is StatelyMessage {
  const { type, sessionId } = (data ?? {}) as Partial<StatelyMessage>
  return typeof sessionId === 'string' && (type === '@xstate.actor' || type === '@xstate.event' || type === '@xstate.snapshot')
}
