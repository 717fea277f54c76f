import { useEffect, useRef } from 'react'
import { shortId } from './chart.ts'
import type { Chart, ChartState } from './chart.ts'
import { metrics } from './drawing.ts'
import type { DrawnEdge, Drawing } from './drawing.ts'
import styles from './DrawnChart.module.css'
import { stateLines, transitionWords } from './state-lines.ts'
import { moveBetweenTransitions, TransitionButton } from './TransitionButton.tsx'
import type { TransitionChoice } from './TransitionButton.tsx'

/** The highlights in a chart. */
export interface ChartMarks {
  /** The ids of the active states. */
  active: ReadonlySet<string>
  /** The indexes of the transitions that were taken last. */
  taken: ReadonlySet<number>
  /** The ids of the states that have been active so far. */
  visited: ReadonlySet<string>
}

export interface DrawnChartProps {
  chart: Chart
  drawing: Drawing
  marks: ChartMarks
  /** The scale of the drawing. */
  scale: number
  /** The transitions as buttons; without it the drawing is one image to a screen reader. */
  choice?: TransitionChoice | undefined
}

/** A chart as a drawing. `BoxChart` has the same content as text. */
export function DrawnChart({ chart, drawing, marks, scale, choice }: DrawnChartProps) {
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
  const tabStop = choice && (choice.chosen ?? firstTransition(chart, marks.active))
  const holds = [...marks.active].map((id) => shortId(chart, id)).join(', ')
  return (
    <svg
      ref={picture}
      className={styles.root}
      role={choice ? 'group' : 'img'}
      {...(choice && { onKeyDown: moveBetweenTransitions })}
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
      <State {...{ chart, drawing, marks, choice, tabStop }} state={chart.root} depth={0} />
      {drawing.edges.map((edge) => (
        <Edge key={`${edge.source} ${edge.target}`} {...{ chart, edge, marks, choice, tabStop }} />
      ))}
    </svg>
  )
}

/** The first transition of an active state, or else of the chart: where the keyboard enters the drawing. */
function firstTransition({ transitions }: Chart, active: ReadonlySet<string>): number {
  return Math.max(
    0,
    transitions.findIndex(({ source }) => active.has(source)),
  )
}

interface PartProps extends Pick<DrawnChartProps, 'chart' | 'marks' | 'choice'> {
  /** The transition that the tab key reaches. */
  tabStop: number | undefined
}

interface StateProps extends PartProps {
  drawing: Drawing
  state: ChartState
  depth: number
}

function State({ state, depth, ...shared }: StateProps) {
  const { chart, drawing, marks } = shared
  const box = drawing.states[state.id]
  if (!box) return null
  const { titleHeight, pad, line } = metrics
  return (
    <g
      data-active={marks.active.has(state.id) || undefined}
      data-visited={marks.visited.has(state.id) || undefined}
      data-transient={state.isTransient || undefined}
    >
      <g>
        {state.description !== null && <title>{state.description}</title>}
        <rect
          className={styles.state}
          data-depth={depth % 2}
          data-kind={state.kind}
          {...box}
          rx={state.isTransient ? box.height / 2 : 4}
        />
        {state.kind === 'final' && (
          <rect className={styles.inner} x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx="2" />
        )}
        {state.isInitial && depth > 0 && <circle className={styles.start} cx={box.x + box.width - 12} cy={box.y + 12} r="4" />}
        <text className={styles.name} x={box.x + pad} y={box.y + 21}>
          {state.name}
        </text>
      </g>
      {stateLines(chart, state).map(({ text, transition }, place) => {
        const y = box.y + titleHeight + place * line
        const words = (
          <text
            className={styles.line}
            data-request={transition === null || undefined}
            data-taken={(transition !== null && marks.taken.has(transition)) || undefined}
            x={box.x + pad}
            y={y + 0.7 * line}
          >
            {text}
          </text>
        )
        return (
          <TransitionButton key={text + String(transition)} {...shared} transition={transition} box={{ ...box, y, height: line }}>
            {words}
          </TransitionButton>
        )
      })}
      {state.states.map((child) => (
        <State key={child.id} {...shared} state={child} depth={depth + 1} />
      ))}
    </g>
  )
}

function Edge({ edge, ...shared }: PartProps & { edge: DrawnEdge }) {
  const { chart, marks } = shared
  const { label, points, transitions } = edge
  const path = points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const isTaken = transitions.some((place) => marks.taken.has(place))
  return (
    <g data-taken={isTaken || undefined}>
      <path className={styles.edge} d={path} markerEnd={`url(#${chart.id}-arrow)`} />
      <rect className={styles.label} {...label} />
      {transitions.map((place, row) => (
        <TransitionButton
          key={place}
          {...shared}
          transition={place}
          box={{ ...label, y: label.y + row * metrics.line, height: metrics.line }}
        >
          <text
            className={styles.event}
            data-taken={marks.taken.has(place) || undefined}
            x={label.x + 4}
            y={label.y + (row + 0.7) * metrics.line}
          >
            {transitionWords(chart.transitions[place]!)}
          </text>
        </TransitionButton>
      ))}
    </g>
  )
}
