import { useMemo, useState } from 'react'
import type { ActorRecord, LogRow, Session } from '../session/index.ts'
import { logRows, placeOf, snapshotAt } from '../session/index.ts'
import type { SnapshotRecord } from '../protocol/index.ts'

/** The selected actor and entry of a session. */
export interface Viewing {
  actor: ActorRecord | null
  choose: (sessionId: string) => void
  rows: readonly LogRow[]
  /** The rows of the selected actor only. */
  ownRows: readonly LogRow[]
  /** The selected entry; null follows the latest one. */
  at: number | null
  /** Selects an entry; null follows the latest one again. */
  goTo: (seq: number | null) => void
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
  const [chosen, setChosen] = useState<string | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const actors = [...session.actors.values()]
  const actor = session.actors.get(chosen ?? '') ?? actors.find(({ kind }) => kind === 'machine') ?? actors[0] ?? null
  const rows = useMemo(() => logRows(session.entries), [session.entries])
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
    choose: (sessionId) => setChosen(sessionId),
    rows,
    ownRows,
    at,
    goTo: setAt,
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
