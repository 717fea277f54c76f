import { useMemo, useState } from 'react'
import type { ActorRecord, LogRow, Session } from '../session/index.ts'
import { placeOf, snapshotAt } from '../session/index.ts'
import type { SnapshotRecord } from '../protocol/index.ts'

/** The selected actor and entry of a session. */
export interface Viewing {
  actor: ActorRecord | null
  /** Whether the actor stays the same; otherwise it is the one that moved last. */
  isPinned: boolean
  /** Stays at an actor; null follows the one that moves last again. */
  pin: (sessionId: string | null) => void
  rows: readonly LogRow[]
  /** The rows of the selected actor only. */
  ownRows: readonly LogRow[]
  /** The selected entry; null follows the latest one. */
  at: number | null
  /** Selects an entry; null follows the latest one again. */
  goTo: (seq: number | null) => void
  /** Selects a row and stays at its machine. */
  select: (row: LogRow) => void
  /** Moves one row of the actor back or forward. Moving forward from the last row follows the latest entry again. */
  step: (by: -1 | 1) => void
  /** The selected row. */
  row: LogRow | null
  /** The snapshots of the actor at the selected entry, and before the selected row. */
  snapshot: SnapshotRecord | null
  before: SnapshotRecord | null
}

/** Stores the selected actor and entry of a session. */
export function useViewing(session: Session): Viewing {
  const [pinned, pin] = useState<string | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const { rows } = session.log
  const actor = actorOf(session, pinned ?? movedAt(session, rows, at))
  const ownRows = useMemo(
    () => rows.filter(({ sessionId, kind }) => sessionId === actor?.sessionId && kind === 'event'),
    [rows, actor?.sessionId],
  )
  const row = (at === null ? ownRows.at(-1) : ownRows.findLast(({ until }) => until <= at)) ?? null
  const place = at === null ? session.entries.length - 1 : placeOf(session, at)
  const snapshot = actor && snapshotAt(session, actor.sessionId, place)
  const before = actor && row && snapshotAt(session, actor.sessionId, placeOf(session, row.seq - 1))
  return {
    actor,
    isPinned: pinned !== null,
    pin,
    rows,
    ownRows,
    at,
    goTo: setAt,
    select: ({ sessionId, until }) => {
      pin(machineOf(session, sessionId))
      setAt(until)
    },
    step: (by) => {
      const now = row ? ownRows.indexOf(row) : -1
      const next = ownRows[now + by]
      if (next) setAt(by === 1 && next === ownRows.at(-1) ? null : next.until)
    },
    row,
    snapshot,
    before,
  }
}

/** The actor with that session id, or else the first machine. */
function actorOf({ actors }: Session, sessionId: string | undefined): ActorRecord | null {
  const all = [...actors.values()]
  return actors.get(sessionId ?? '') ?? all.find(({ kind }) => kind === 'machine') ?? all[0] ?? null
}

/** The machine of an actor: the actor itself, or the machine that started the request or the listener. */
function machineOf({ actors }: Session, sessionId: string): string {
  const actor = actors.get(sessionId)
  const isPart = actor?.kind === 'request' || actor?.kind === 'listener'
  return isPart && actor.parentId !== null ? actor.parentId : sessionId
}

/** The selected row of any actor; undefined when the newest entry is followed, or the row is gone. */
export function rowAt(rows: readonly LogRow[], at: number | null): LogRow | undefined {
  return at === null ? undefined : rows.findLast(({ until }) => until === at)
}

/** The actor of the selected row, or else the machine that moved last. */
function movedAt({ actors }: Session, rows: readonly LogRow[], at: number | null): string | undefined {
  return (rowAt(rows, at) ?? rows.findLast((row) => isMove(row) && actors.get(row.sessionId)?.kind === 'machine'))?.sessionId
}

/** Whether a machine took a transition. Stately's own producer reports no transitions, only the state. */
function isMove({ kind, value, isIgnored, isStopped }: LogRow): boolean {
  return kind === 'event' && value !== undefined && !isIgnored && !isStopped
}
