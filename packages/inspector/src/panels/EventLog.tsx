import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Checkbox, hasModifier, TextField } from '@shop/ui/components'
import type { Chart } from '../chart/chart.ts'
import type { RowKind, Session } from '../session/index.ts'
import { rowAt } from '../viewing/useViewing.ts'
import type { Viewing } from '../viewing/useViewing.ts'
import styles from './EventLog.module.css'
import { blocksOf, inBlock, LogBlock } from './LogBlock.tsx'
import { LogLine, moveBetweenRows } from './LogLine.tsx'
import { ScrollArea } from './ScrollArea.tsx'
import { useSelectionInView } from './useSelectionInView.ts'

const kinds: Record<RowKind, string> = {
  event: 'Events',
  request: 'Requests',
  timer: 'Timers',
  action: 'Actions',
  actor: 'Actors',
}

interface EventLogProps {
  session: Session
  viewing: Viewing
  /** The chart of the selected actor; null without one. */
  chart: Chart | null
}

/**
 * The event log, oldest first. The arrow keys and Space move the selection, Escape follows the latest event again. Its rows are one tab
 * stop: from a row, Up and Down move to the next one.
 */
export function EventLog({ session, viewing, chart }: EventLogProps) {
  const [shown, setShown] = useState<ReadonlySet<RowKind>>(new Set(['event', 'request', 'timer']))
  const [text, setText] = useState('')
  const [isFailuresOnly, setIsFailuresOnly] = useState(false)
  const [isOwn, setIsOwn] = useState(false)
  const [hasInternal, setHasInternal] = useState(true)
  const area = useRef<HTMLDivElement>(null)
  useSelectionInView(area, viewing.at)
  const { rows, actor, at, goTo, step } = viewing
  // A selected request is no step of the pinned machine.
  const current = rowAt(rows, at) ?? viewing.row
  const nameOf = (id: string | null) => session.actors.get(id ?? '')?.name ?? 'outside'
  const found = rows.filter(
    (row) =>
      shown.has(row.kind) &&
      (!isFailuresOnly || row.isFailure) &&
      (!isOwn || row.sessionId === actor?.sessionId) &&
      (hasInternal || !row.isInternal) &&
      `${row.label} ${nameOf(row.sessionId)}`.toLowerCase().includes(text.toLowerCase()),
  )
  const tabStop = current && found.includes(current) ? current : found.at(-1)
  const toggle = (kind: RowKind) => {
    const next = new Set(shown)
    if (!next.delete(kind)) next.add(kind)
    setShown(next)
  }
  const keys = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    const isOnButton = event.target instanceof HTMLButtonElement
    if (isOnButton && moveBetweenRows(event)) return event.preventDefault()
    if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight' || (event.key === ' ' && !isOnButton)) step(1)
    else if (event.key === 'Escape') goTo(null)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <TextField
          label="Find in the log"
          isLabelHidden
          placeholder="Find in the log"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <details className={styles.kinds}>
          <summary>Rows to show</summary>
          <fieldset className={styles.boxes} aria-label="Filter of the log">
            {Object.entries(kinds).map(([kind, label]) => (
              <Checkbox key={kind} label={label} checked={shown.has(kind as RowKind)} onChange={() => toggle(kind as RowKind)} />
            ))}
            <Checkbox label="Failures only" checked={isFailuresOnly} onChange={() => setIsFailuresOnly(!isFailuresOnly)} />
            <Checkbox label="This actor only" checked={isOwn} onChange={() => setIsOwn(!isOwn)} />
            <Checkbox label="XState’s own" checked={hasInternal} onChange={() => setHasInternal(!hasInternal)} />
          </fieldset>
        </details>
      </div>
      <ScrollArea ref={area} label="Event log" onKeyDown={keys} last={viewing.at === null ? (found.at(-1)?.seq ?? null) : null}>
        <table className={styles.table} aria-rowcount={found.length + 1}>
          <caption className={styles.caption}>
            {found.length} {found.length === 1 ? 'row' : 'rows'}
            {session.older !== null && '; older ones are loading'}
            {session.dropped > 0 && `; ${session.dropped} older entries are gone`}
          </caption>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">Time</th>
              <th scope="col">Actor</th>
              <th scope="col">Event</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          {blocksOf(found).map((rows, place, { length }) => (
            // The block at the end is there before the area scrolls to it.
            <LogBlock
              key={place}
              count={rows.length}
              isKept={place === length - 1 || (current !== null && rows.includes(current))}
            >
              {() =>
                rows.map((row, index) => (
                  <LogLine
                    key={row.seq}
                    row={row}
                    place={place * inBlock + index}
                    chart={row === current ? chart : null}
                    isCurrent={row === current}
                    isTabStop={row === tabStop}
                    nameOf={nameOf}
                    onSelect={viewing.select}
                  />
                ))
              }
            </LogBlock>
          ))}
        </table>
      </ScrollArea>
    </div>
  )
}
