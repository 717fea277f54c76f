import type { Batch, Entry, Hello, Message } from '../protocol/index.ts'
import type { AboutActor, SnapshotRecord } from '../protocol/index.ts'
import { emptyLog, withEntries } from './rows.ts'
import type { Log } from './rows.ts'

/** An actor of a session. */
export interface ActorRecord {
  sessionId: string
  name: string
  parentId: string | null
  kind: AboutActor['kind'] | 'unknown'
  machineId: string | null
  source: string | null
  /** The chart as JSON, for machines that this page does not know. */
  definition: string | null
  input: unknown
  /** The indexes of the entries with snapshots of the actor. */
  since: number
}

/** The messages of a producer: the entries in order, each once, and their actors. */
export interface Session {
  hello: Hello
  entries: readonly Entry[]
  log: Log
  /** The actors by session id, in order of creation. */
  actors: ReadonlyMap<string, ActorRecord>
  /** How many entries the producer has dropped to stay within its limits. */
  dropped: number
  /** Whether the producer is still connected. */
  isOpen: boolean
  /** The older parts that have arrived, until all have; null when nothing is missing. */
  older: OlderParts | null
}

interface OlderParts {
  entries: readonly Entry[]
  /** Entries with a lower number are missing. */
  before: number
}

export function emptySession(hello: Hello): Session {
  return { hello, entries: [], log: emptyLog, actors: new Map(), dropped: 0, isOpen: true, older: null }
}

/** The session after a batch of the same producer. Entries may arrive in any order and more than once. */
export function receive(session: Session, batch: Batch): Session {
  switch (batch.kind) {
    case 'entries':
      return added(session, batch.entries, batch.dropped)
    case 'part':
      return withPart(session, batch)
    case 'about':
      return { ...session, hello: { ...session.hello, ...batch.about } }
    case 'bye':
      return { ...withoutMissing(session), isOpen: false }
    default:
      return session
  }
}

function added(session: Session, entries: readonly Entry[], dropped: number): Session {
  return { ...session, ...merged(session, entries), actors: withActors(session.actors, entries), dropped }
}

/** Takes the first part at once. The older ones wait for each other, because the log is derived from the oldest entry on. */
function withPart(session: Session, { entries, before, dropped }: Extract<Batch, { kind: 'part' }>): Session {
  const { older } = session
  if (older === null) return { ...added(session, entries, dropped), older: before === null ? null : { entries: [], before } }
  const arrived = [...entries, ...older.entries]
  if (before === null) return { ...added(session, arrived, dropped), older: null }
  return { ...session, older: { entries: arrived, before } }
}

/** The session of a producer that has ended: the entries that have not arrived are gone. */
function withoutMissing(session: Session): Session {
  const { older } = session
  return older === null ? session : { ...added(session, older.entries, older.before - 1), older: null }
}

/** The last snapshot of an actor up to an index of the entries; null when there is none yet. */
export function snapshotAt({ entries }: Session, sessionId: string, place: number): SnapshotRecord | null {
  for (let at = Math.min(place, entries.length - 1); at >= 0; at -= 1) {
    const { message } = entries[at]!
    if (message.sessionId === sessionId && 'snapshot' in message) return message.snapshot
  }
  return null
}

/** The last snapshot of every actor up to an index of the entries, by session id. */
export function snapshotsAt({ entries, actors }: Session, place: number): ReadonlyMap<string, SnapshotRecord> {
  const snapshots = new Map<string, SnapshotRecord>()
  for (let at = place; at >= 0 && snapshots.size < actors.size; at -= 1) {
    const { message } = entries[at]!
    if ('snapshot' in message && !snapshots.has(message.sessionId)) snapshots.set(message.sessionId, message.snapshot)
  }
  return snapshots
}

/** The index of the entry with that number, or of the last one before it; -1 when there is none. */
export function placeOf({ entries }: Pick<Session, 'entries'>, seq: number): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]!.seq <= seq) low = middle + 1
    else high = middle
  }
  return low - 1
}

function merged({ entries: known, log }: Session, added: readonly Entry[]): Pick<Session, 'entries' | 'log'> {
  const last = known.at(-1)?.seq ?? 0
  const isInOrder = added.every(({ seq }, place) => seq > (added[place - 1]?.seq ?? last))
  if (isInOrder) return { entries: [...known, ...added], log: withEntries(log, added) }
  const bySeq = new Map([...known, ...added].map((entry) => [entry.seq, entry]))
  const entries = [...bySeq.values()].sort((one, other) => one.seq - other.seq)
  return { entries, log: withEntries(emptyLog, entries) }
}

function withActors(known: Session['actors'], added: readonly Entry[]): Session['actors'] {
  const registrations = added.filter(({ message: { type } }) => type === '@xstate.actor' || type === '@shop.about')
  if (registrations.length === 0) return known
  const actors = new Map(known)
  for (const { message, seq } of registrations) {
    const before = actors.get(message.sessionId) ?? unknownActor(message.sessionId, seq)
    actors.set(message.sessionId, { ...before, ...factsOf(message), since: Math.min(before.since, seq) })
  }
  return new Map([...actors].sort(([, one], [, other]) => one.since - other.since))
}

function factsOf(message: Message): Partial<ActorRecord> {
  if (message.type === '@xstate.actor') {
    const { name, parentId = null, definition = null } = message
    return { name, parentId, definition, ...(message.snapshot.value !== undefined && { kind: 'machine' as const }) }
  }
  if (message.type !== '@shop.about') return {}
  const { kind, machineId, source, input } = message
  return { kind, machineId, source, input }
}

function unknownActor(sessionId: string, since: number): ActorRecord {
  return {
    sessionId,
    name: sessionId,
    parentId: null,
    kind: 'unknown',
    machineId: null,
    source: null,
    definition: null,
    input: undefined,
    since,
  }
}
