import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { shortId } from './chart.ts'
import type { Chart, ChartState } from './chart.ts'
import styles from './BoxChart.module.css'
import type { ChartMarks } from './DrawnChart.tsx'
import { transitionWords } from './state-lines.ts'

interface BoxChartProps {
  chart: Chart
  marks: ChartMarks
}

/**
 * A chart as nested boxes with a line for each transition: for charts without a drawing, for small screens, and for
 * screen readers, where it is a tree. The arrow keys move between the states.
 */
export function BoxChart({ chart, marks }: BoxChartProps) {
  const tree = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent) => {
    const items = [...(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])]
    const now = items.indexOf(document.activeElement as HTMLElement)
    const next = nextItem(event.key, items, now)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const first = chart.root.states.find(({ id }) => marks.active.has(id)) ?? chart.root.states[0]
  return (
    <ul ref={tree} role="tree" aria-label={`States of ${chart.id}`} className={styles.root} onKeyDown={move}>
      <Box chart={chart} state={chart.root} marks={marks} tabStop={first?.id ?? chart.root.id} />
    </ul>
  )
}

function nextItem(key: string, items: readonly HTMLElement[], now: number): HTMLElement | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[now + 1]
    case 'ArrowUp':
      return items[now - 1]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowRight':
      return items[now]?.parentElement?.querySelector<HTMLElement>(':scope > ul [role="treeitem"]')
    case 'ArrowLeft':
      return items[now]?.parentElement?.parentElement?.closest('li')?.querySelector<HTMLElement>('[role="treeitem"]')
    default:
      return null
  }
}

interface BoxProps extends BoxChartProps {
  state: ChartState
  tabStop: string
}

function Box({ chart, state, marks, tabStop }: BoxProps) {
  const isActive = marks.active.has(state.id)
  const id = useId()
  const words = [
    isActive && 'holds',
    state.kind === 'final' && 'end',
    state.kind === 'parallel' && 'side by side',
    state.isInitial && state !== chart.root && 'first',
  ].filter(Boolean)
  return (
    // A screen reader reads the item as the state and the child states as its group.
    <li
      role="none"
      className={styles.box}
      data-active={isActive || undefined}
      data-visited={marks.visited.has(state.id) || undefined}
    >
      <div
        role="treeitem"
        aria-selected={isActive}
        {...(state.states.length > 0 && { 'aria-expanded': true, 'aria-owns': id })}
        tabIndex={state.id === tabStop ? 0 : -1}
        className={styles.item}
      >
        <span className={styles.head}>
          <span className={styles.name}>{state.name}</span>
          {words.length > 0 && <span className={styles.words}> {words.join(', ')}</span>}
        </span>
        {state.requests.length > 0 && (
          <span className={styles.requests}> {state.requests.map((name) => `invokes ${name}`).join(', ')}</span>
        )}
        <Ways chart={chart} state={state} taken={marks.taken} />
      </div>
      {state.states.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the group of a tree
        <ul role="group" id={id} className={styles.inside} data-parallel={state.kind === 'parallel' || undefined}>
          {state.states.map((child) => (
            <Box key={child.id} chart={chart} state={child} marks={marks} tabStop={tabStop} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Ways({ chart, state, taken }: { chart: Chart; state: ChartState; taken: ReadonlySet<number> }) {
  const ways = chart.transitions.flatMap((transition, place) => (transition.source === state.id ? [{ transition, place }] : []))
  return (
    <span className={styles.ways}>
      {ways.map(({ transition, place }) => (
        <span key={place} className={styles.way} data-taken={taken.has(place) || undefined}>
          {' '}
          {transitionWords(transition)}
          {transition.targets.length > 0 && <> → {transition.targets.map((target) => shortId(chart, target)).join(' and ')}</>}
        </span>
      ))}
    </span>
  )
}
