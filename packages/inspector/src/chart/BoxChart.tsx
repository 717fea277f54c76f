import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { hasModifier } from '@shop/ui/components'
import { shortId } from './chart.ts'
import type { Chart, ChartState } from './chart.ts'
import styles from './BoxChart.module.css'
import type { ChartMarks } from './DrawnChart.tsx'
import { transitionWords } from './state-lines.ts'
import type { TransitionChoice } from './TransitionButton.tsx'

interface BoxChartProps {
  chart: Chart
  marks: ChartMarks
  /** The transitions as buttons; without it they are text. */
  choice?: TransitionChoice | undefined
}

/**
 * A chart as nested boxes with a line for each transition: for charts without a drawing, for small screens, and for
 * screen readers, where it is a tree. The active states are open; a click opens and closes others. The arrow keys move between
 * the states.
 */
export function BoxChart({ chart, marks, choice }: BoxChartProps) {
  const tree = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    const items = [...(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])]
    const now = items.indexOf(document.activeElement!.closest<HTMLElement>('[role="treeitem"]')!)
    const next = nextItem(event.key, items, now)
    const toggle = toggleKeys[event.key]
    if (toggle !== undefined && toggle !== (items[now]?.ariaExpanded === 'true') && event.target === items[now])
      items[now].click()
    else if (next) next.focus()
    else return
    event.preventDefault()
  }
  const first = chart.root.states.find(({ id }) => marks.active.has(id)) ?? chart.root.states[0]
  return (
    <ul ref={tree} role="tree" aria-label={`States of ${chart.id}`} className={styles.root} onKeyDown={move}>
      <Box chart={chart} state={chart.root} marks={marks} choice={choice} tabStop={first?.id ?? chart.root.id} />
    </ul>
  )
}

/** The keys that open a closed state and close an open one. */
const toggleKeys: Partial<Record<string, boolean>> = { ArrowRight: true, ArrowLeft: false }

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

function Box({ chart, state, marks, choice, tabStop }: BoxProps) {
  const isActive = marks.active.has(state.id)
  const [isToggled, setIsToggled] = useState<boolean | null>(null)
  const isOpen = isToggled ?? (isActive || state === chart.root)
  const id = useId()
  const words = [
    isActive && 'holds',
    state.kind === 'final' && 'end',
    state.kind === 'parallel' && 'side by side',
    state.isInitial && state !== chart.root && 'first',
    state.isTransient && 'transient',
  ].filter(Boolean)
  return (
    // A screen reader reads the item as the state and the child states as its group.
    <li
      role="none"
      className={styles.box}
      data-active={isActive || undefined}
      data-visited={marks.visited.has(state.id) || undefined}
      data-transient={state.isTransient || undefined}
    >
      <div
        role="treeitem"
        aria-selected={isActive}
        aria-expanded={isOpen}
        {...(isOpen && state.states.length > 0 && { 'aria-owns': id })}
        tabIndex={state.id === tabStop ? 0 : -1}
        className={styles.item}
        onClick={() => setIsToggled(!isOpen)}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
          event.preventDefault()
          setIsToggled(!isOpen)
        }}
      >
        <span className={styles.head}>
          <span className={styles.name}>{state.name}</span>
          {words.length > 0 && <span className={styles.words}> {words.join(', ')}</span>}
        </span>
        {isOpen && state.description !== null && <span className={styles.description}> {state.description}</span>}
        {isOpen && state.requests.length > 0 && (
          <span className={styles.requests}> {state.requests.map((name) => `invokes ${name}`).join(', ')}</span>
        )}
        {isOpen && <Ways chart={chart} state={state} taken={marks.taken} choice={choice} />}
      </div>
      {isOpen && state.states.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the group of a tree
        <ul role="group" id={id} className={styles.inside} data-parallel={state.kind === 'parallel' || undefined}>
          {state.states.map((child) => (
            <Box key={child.id} chart={chart} state={child} marks={marks} choice={choice} tabStop={tabStop} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface WaysProps {
  chart: Chart
  state: ChartState
  taken: ReadonlySet<number>
  choice: TransitionChoice | undefined
}

function Ways({ chart, state, taken, choice }: WaysProps) {
  const ways = chart.transitions.flatMap((transition, place) => (transition.source === state.id ? [{ transition, place }] : []))
  return (
    <span className={styles.ways}>
      {ways.map(({ transition, place }) => {
        const words = (
          <>
            {' '}
            {transitionWords(transition)}
            {transition.targets.length > 0 && <> → {transition.targets.map((target) => shortId(chart, target)).join(' and ')}</>}
          </>
        )
        const shared = { className: styles.way, 'data-taken': taken.has(place) || undefined }
        return choice ? (
          <button
            key={place}
            type="button"
            {...shared}
            aria-pressed={place === choice.chosen}
            onClick={(event) => {
              event.stopPropagation()
              choice.onChoose(place)
            }}
          >
            {words}
          </button>
        ) : (
          <span key={place} {...shared}>
            {words}
          </span>
        )
      })}
    </span>
  )
}
