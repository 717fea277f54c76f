/** What every message of `@statelyai/inspect` 0.7.2 carries. */
interface StatelyMessageBase {
  /** The actor that it is about. */
  sessionId: string
  /** The actor at the top of its system. */
  rootId: string
  /** Milliseconds since 1970, as a text. */
  createdAt: string
  id: string | null
  _version: string
}

/** An actor came into being. */
interface StatelyActor extends StatelyMessageBase {
  type: '@xstate.actor'
  name: string
  parentId: string | undefined
  /** The chart as it was written, as JSON; functions are `{ type: name }`. */
  definition: string | undefined
  snapshot: SnapshotRecord
}

/** An event is on its way to an actor. */
interface StatelyEvent extends StatelyMessageBase {
  type: '@xstate.event'
  event: EventRecord
  /** The actor that sent it; undefined for the world outside. */
  sourceId: string | undefined
}

/** An actor has taken an event, and stands so now. */
interface StatelySnapshot extends StatelyMessageBase {
  type: '@xstate.snapshot'
  event: EventRecord
  snapshot: SnapshotRecord
}

/** The messages that Stately's tools send and understand. */
export type StatelyMessage = StatelyActor | StatelyEvent | StatelySnapshot

/** An event as plain data. */
export type EventRecord = { type: string } & { [key: string]: unknown }

/** A snapshot as plain data. Machines have a `value`, a `context` and `tags`; other actors only some of the rest. */
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

/** The version of the protocol that is spoken, the stock package's own. */
export const statelyVersion = '0.7.2'

/** What the viewer says to the app when it is there, and the app to the viewer when it goes. */
export const handshake = { connected: '@statelyai.connected', disconnected: '@statelyai.disconnected' } as const

/** Whether something that came by `postMessage` is one of the three messages. */
export function isStatelyMessage(data: unknown): data is StatelyMessage {
  const { type, sessionId } = (data ?? {}) as Partial<StatelyMessage>
  return typeof sessionId === 'string' && (type === '@xstate.actor' || type === '@xstate.event' || type === '@xstate.snapshot')
}
