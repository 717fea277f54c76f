import { useRef } from 'react'
import type { Session } from '../session/index.ts'
import { valueWords } from '../session/index.ts'
import type { Viewing } from '../viewing/useViewing.ts'
import { ScrollArea } from './ScrollArea.tsx'
import styles from './Sequence.module.css'
import { useNewestInView } from './useNewestInView.ts'

/** The number of events that are drawn, up to the selected moment. */
const atOnce = 40

const lane = 168
const row = 40
const head = 36

/** A sequence diagram: a line for each actor, an arrow for each event. The log has the same content as text. */
export function Sequence({ session, viewing }: { session: Session; viewing: Viewing }) {
  const events = viewing.rows
    .filter(({ kind, until }) => kind === 'event' && (viewing.at === null || until <= viewing.at))
    .slice(-atOnce)
  const ids = [...new Set(events.flatMap(({ sessionId, from }) => [from ?? '', sessionId]))]
  const lanes = ['', ...[...session.actors.keys()].filter((id) => ids.includes(id))]
  const at = (id: string | null) => lanes.indexOf(id ?? '') * lane + lane / 2
  const width = lanes.length * lane
  const height = events.length * row + 16
  const area = useRef<HTMLDivElement>(null)
  useNewestInView(area, events.at(-1)?.seq)
  return (
    <ScrollArea ref={area} label="Sequence">
      <svg className={styles.names} aria-hidden width={width} height={head}>
        {lanes.map((id) => (
          <text key={id} className={styles.name} x={at(id)} y={22}>
            {session.actors.get(id)?.name ?? 'outside'}
          </text>
        ))}
      </svg>
      <svg
        className={styles.root}
        role="img"
        aria-label={`${events.length} events between ${lanes.length} lanes; the log has them in words.`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {lanes.map((id) => (
          <line key={id} className={styles.lane} x1={at(id)} x2={at(id)} y1={0} y2={height} />
        ))}
        {events.map((event, place) => {
          const y = place * row + 20
          const [from, to] = [at(event.from), at(event.sessionId)]
          const isSelf = from === to
          const tip = to + (to > from ? -7 : 7)
          return (
            <g
              key={event.seq}
              data-current={event === viewing.row || undefined}
              data-newest={place === events.length - 1 || undefined}
              data-stopped={event.isStopped || event.isIgnored || undefined}
            >
              <path
                className={styles.arrow}
                d={isSelf ? `M${from} ${y - 10}h28v14h-28` : `M${from} ${y}H${to}M${tip} ${y - 4}L${to} ${y}L${tip} ${y + 4}`}
              />
              <text
                className={styles.event}
                x={isSelf ? from + 34 : (from + to) / 2}
                y={isSelf ? y : y - 6}
                data-self={isSelf || undefined}
              >
                {event.label}
              </text>
              {event.value !== undefined && (
                <text className={styles.state} x={to + 6} y={y + 14}>
                  {valueWords(event.value).slice(0, 40)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </ScrollArea>
  )
}
