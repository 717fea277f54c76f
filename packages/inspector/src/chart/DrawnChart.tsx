import { useEffect, useRef } from 'react'
import { shortId } from './chart.ts'
import type { Chart, ChartState } from './chart.ts'
import { metrics } from './drawing.ts'
import type { DrawnEdge, Drawing } from './drawing.ts'
import styles from './DrawnChart.module.css'
import { stateLines, transitionWords } from './state-lines.ts'

/** The highlights in a chart. */
export interface ChartMarks {
  /** The ids of the active states. */
  active: ReadonlySet<string>
  /** The indexes of the transitions that were taken last. */
  taken: ReadonlySet<number>
  /** The ids of the states that have been active so far. */
  visited: ReadonlySet<string>
}

interface DrawnChartProps {
  chart: Chart
  drawing: Drawing
  marks: ChartMarks
  /** The scale of the drawing. */
  scale: number
}

/** A chart as a drawing. To a screen reader it is one image; `BoxChart` has the same content as text. */
export function DrawnChart({ chart, drawing, marks, scale }: DrawnChartProps) {
  const { width, height } = drawing
  const picture = useRef<SVGSVGElement>(null)
  const innermost = [...marks.active].sort((one, other) => one.split('.').length - other.split('.').length).at(-1)
  const shown = innermost === undefined ? undefined : drawing.states[innermost]
  // Scrolls a large chart to its active state.
  useEffect(() => {
    const frame = picture.current?.parentElement
    if (!shown || !frame) return
    frame.scrollTo({
      left: (shown.x + shown.width / 2) * scale - frame.clientWidth / 2,
      top: (shown.y + shown.height / 2) * scale - frame.clientHeight / 2,
    })
  }, [shown, scale])
  const holds = [...marks.active].map((id) => shortId(chart, id)).join(', ')
  return (
    <svg
      ref={picture}
      className={styles.root}
      role="img"
      aria-label={`Chart of ${chart.id}. ${holds ? `Holds: ${holds}.` : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
    >
      <defs>
        <marker
          id={`${chart.id}-arrow`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" className={styles.arrow} />
        </marker>
      </defs>
      <State chart={chart} state={chart.root} drawing={drawing} marks={marks} depth={0} />
      {drawing.edges.map((edge) => (
        <Edge key={`${edge.source} ${edge.target}`} chart={chart} edge={edge} taken={marks.taken} />
      ))}
    </svg>
  )
}

interface StateProps extends Omit<DrawnChartProps, 'scale'> {
  state: ChartState
  depth: number
}

function State({ chart, state, drawing, marks, depth }: StateProps) {
  const box = drawing.states[state.id]
  if (!box) return null
  const { titleHeight, pad, line } = metrics
  return (
    <g data-active={marks.active.has(state.id) || undefined} data-visited={marks.visited.has(state.id) || undefined}>
      <rect className={styles.state} data-depth={depth % 2} data-kind={state.kind} {...box} rx="4" />
      {state.kind === 'final' && (
        <rect className={styles.inner} x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx="2" />
      )}
      {state.isInitial && depth > 0 && <circle className={styles.start} cx={box.x + box.width - 12} cy={box.y + 12} r="4" />}
      <text className={styles.name} x={box.x + pad} y={box.y + 21}>
        {state.name}
      </text>
      {stateLines(chart, state).map(({ text, transition }, place) => (
        <text
          key={text + String(transition)}
          className={styles.line}
          data-request={transition === null || undefined}
          data-taken={(transition !== null && marks.taken.has(transition)) || undefined}
          x={box.x + pad}
          y={box.y + titleHeight + (place + 0.7) * line}
        >
          {text}
        </text>
      ))}
      {state.states.map((child) => (
        <State key={child.id} chart={chart} state={child} drawing={drawing} marks={marks} depth={depth + 1} />
      ))}
    </g>
  )
}

function Edge({ chart, edge, taken }: { chart: Chart; edge: DrawnEdge; taken: ReadonlySet<number> }) {
  const { label, points, transitions } = edge
  const path = points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const isTaken = transitions.some((place) => taken.has(place))
  return (
    <g data-taken={isTaken || undefined}>
      <path className={styles.edge} d={path} markerEnd={`url(#${chart.id}-arrow)`} />
      <rect className={styles.label} {...label} />
      {transitions.map((place, row) => (
        <text
          key={place}
          className={styles.event}
          data-taken={taken.has(place) || undefined}
          x={label.x + 4}
          y={label.y + (row + 0.7) * metrics.line}
        >
          {transitionWords(chart.transitions[place]!)}
        </text>
      ))}
    </g>
  )
}
