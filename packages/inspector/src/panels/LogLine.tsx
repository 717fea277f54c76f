import type { KeyboardEvent } from 'react'
import { Icon } from '@shop/ui/components'
import { Breakable } from '../chart/Breakable.tsx'
import type { Chart } from '../chart/chart.ts'
import { StateDescriptions } from '../chart/StateDescriptions.tsx'
import type { LogRow } from '../session/index.ts'
import { guardWords, valueWords } from '../session/index.ts'
import styles from './EventLog.module.css'

interface LogLineProps {
  row: LogRow
  /** The index of the row among all that the filter finds. */
  place: number
  isCurrent: boolean
  /** Whether the tab key reaches the row. */
  isTabStop: boolean
  /** The chart that describes the state; null without a description. */
  chart: Chart | null
  nameOf: (sessionId: string | null) => string
  onSelect: (row: LogRow) => void
}

/** A row of the event log: when, which actor, which event and what it did. */
export function LogLine({ row, place, isCurrent, isTabStop, chart, nameOf, onSelect }: LogLineProps) {
  return (
    // The heads of the columns are row 1.
    <tr aria-rowindex={place + 2} data-current={isCurrent || undefined} data-failure={row.isFailure || undefined}>
      <td className={styles.at}>
        <button
          type="button"
          className={styles.go}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isCurrent || undefined}
          aria-label={`Select ${row.label}, ${milliseconds(row.at)}`}
          onClick={() => onSelect(row)}
        >
          {milliseconds(row.at)}
        </button>
      </td>
      <td>{nameOf(row.sessionId)}</td>
      <th scope="row">
        {row.isFailure && <Icon name="notice" size="small" />}
        {row.label}
        {row.from !== null && row.from !== row.sessionId && <span className={styles.from}> from {nameOf(row.from)}</span>}
        <Marks row={row} />
      </th>
      <td>
        <Effect row={row} />
        {chart && <StateDescriptions chart={chart} value={row.value} />}
      </td>
    </tr>
  )
}

/** Moves the focus from a row to the one above or below. Returns whether the key does that. */
export function moveBetweenRows({ key, target, currentTarget }: KeyboardEvent): boolean {
  const by = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (by === undefined) return false
  const place = Number((target as Element).closest('tr')!.ariaRowIndex)
  currentTarget.querySelector<HTMLElement>(`[aria-rowindex="${place + by}"] button`)?.focus()
  return true
}

function Effect({ row }: { row: LogRow }) {
  if (row.isIgnored) return <span className={styles.ignored}>not handled here</span>
  if (row.isStopped) return <span className={styles.stopped}>stopped by {row.guards.map(({ guard }) => guard).join(', ')}</span>
  const words = row.value === undefined ? '' : valueWords(row.value)
  const rejections = guardWords(row.guards)
  return (
    <>
      {words && <Breakable text={`→ ${words}`} />}
      {rejections && <span className={styles.from}> ({rejections})</span>}
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
