import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button, Checkbox, TextField } from '@shop/ui/components'
import type { Chart } from '../chart/chart.ts'
import { StateDescriptions } from '../chart/StateDescriptions.tsx'
import type { LogRow, RowKind, Session } from '../session/index.ts'
import { valueWords } from '../session/index.ts'
import type { Viewing } from '../viewing/useViewing.ts'
import styles from './EventLog.module.css'
import { ScrollArea } from './ScrollArea.tsx'

const kinds: Record<RowKind, string> = {
  event: 'Events',
  request: 'Requests',
  timer: 'Timers',
  action: 'Actions',
  actor: 'Actors',
}

/** The number of rows that are rendered at once; more would make the page slow. */
const atOnce = 100

interface EventLogProps {
  session: Session
  viewing: Viewing
  /** The chart of the selected actor; null without one. */
  chart: Chart | null
}

/** The event log, oldest first. The arrow keys and Space move the selection, Escape follows the latest event again. */
export function EventLog({ session, viewing, chart }: EventLogProps) {
  const [shown, setShown] = useState<ReadonlySet<RowKind>>(new Set(['event', 'request', 'timer']))
  const [text, setText] = useState('')
  const [isOwn, setIsOwn] = useState(false)
  const [hasInternal, setHasInternal] = useState(true)
  const [count, setCount] = useState(atOnce)
  const { rows, actor, row: current, goTo, step } = viewing
  const nameOf = (id: string | null) => session.actors.get(id ?? '')?.name ?? 'outside'
  const found = rows.filter(
    (row) =>
      shown.has(row.kind) &&
      (!isOwn || row.sessionId === actor?.sessionId) &&
      (hasInternal || !row.isInternal) &&
      `${row.label} ${nameOf(row.sessionId)}`.toLowerCase().includes(text.toLowerCase()),
  )
  const toggle = (kind: RowKind) => {
    const next = new Set(shown)
    if (!next.delete(kind)) next.add(kind)
    setShown(next)
  }
  const keys = (event: KeyboardEvent) => {
    const isOnButton = event.target instanceof HTMLButtonElement
    if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight' || (event.key === ' ' && !isOnButton)) step(1)
    else if (event.key === 'Escape') goTo(null)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <TextField label="Find in the log" value={text} onChange={(event) => setText(event.target.value)} />
        <fieldset className={styles.boxes} aria-label="Filter of the log">
          {Object.entries(kinds).map(([kind, label]) => (
            <Checkbox key={kind} label={label} checked={shown.has(kind as RowKind)} onChange={() => toggle(kind as RowKind)} />
          ))}
          <Checkbox label="This actor only" checked={isOwn} onChange={() => setIsOwn(!isOwn)} />
          <Checkbox label="XState’s own" checked={hasInternal} onChange={() => setHasInternal(!hasInternal)} />
        </fieldset>
      </div>
      {found.length > count && (
        <Button variant="quiet" onClick={() => setCount(count + atOnce)}>
          Show {Math.min(atOnce, found.length - count)} earlier of {found.length}
        </Button>
      )}
      <ScrollArea label="Event log" onKeyDown={keys} last={viewing.at === null ? (found.at(-1)?.seq ?? null) : null}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {found.length} {found.length === 1 ? 'row' : 'rows'}
            {session.dropped > 0 && `; ${session.dropped} older entries are gone`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Actor</th>
              <th scope="col">Event</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(-count).map((row) => (
              <tr key={row.seq} data-current={row === current || undefined} data-kind={row.kind}>
                <td className={styles.at}>
                  <button
                    type="button"
                    className={styles.go}
                    aria-current={row === current || undefined}
                    aria-label={`Select ${row.label}, ${milliseconds(row.at)}`}
                    onClick={() => viewing.select(row)}
                  >
                    {milliseconds(row.at)}
                  </button>
                </td>
                <td>{nameOf(row.sessionId)}</td>
                <th scope="row">
                  {row.label}
                  {row.from !== null && row.from !== row.sessionId && (
                    <span className={styles.from}> from {nameOf(row.from)}</span>
                  )}
                  <Marks row={row} />
                </th>
                <td>
                  <Effect row={row} />
                  {row === current && chart && <StateDescriptions chart={chart} value={row.value} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

function Effect({ row }: { row: LogRow }) {
  if (row.isIgnored) return <span className={styles.ignored}>not handled here</span>
  const failed = row.guards.filter(({ result }) => !result).map(({ guard }) => guard)
  if (row.isStopped) return <span className={styles.stopped}>stopped by {failed.join(', ')}</span>
  const words = row.value === undefined ? '' : valueWords(row.value)
  return (
    <>
      {words && `→ ${words}`}
      {failed.length > 0 && <span className={styles.from}> ({failed.join(', ')} is false)</span>}
    </>
  )
}

function Marks({ row: { redacted, truncated } }: { row: LogRow }) {
  return (
    <>
      {redacted > 0 && <span className={styles.mark}> {redacted} private</span>}
      {truncated > 0 && <span className={styles.mark}> {truncated} truncated</span>}
    </>
  )
}

/** Formats a duration: `12 ms`, `1.250 s`. */
function milliseconds(at: number): string {
  return at < 1000 ? `${Math.round(at)} ms` : `${(at / 1000).toFixed(3)} s`
}
