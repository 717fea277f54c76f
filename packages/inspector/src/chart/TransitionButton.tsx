// oxlint-disable jsx-a11y/prefer-tag-over-role -- SVG has no buttons
import type { KeyboardEvent, ReactNode } from 'react'
import { hasModifier } from '@shop/ui/components'
import type { Chart } from './chart.ts'
import { shortId } from './chart.ts'
import type { Box } from './drawing.ts'
import { transitionWords } from './state-lines.ts'
import styles from './TransitionButton.module.css'

/** The transition that a user has chosen, by its index in the chart. */
export interface TransitionChoice {
  chosen: number | null
  onChoose: (place: number) => void
}

interface TransitionButtonProps {
  chart: Chart
  /** The index of the transition; null for a line that is none, which is no button. */
  transition: number | null
  choice?: TransitionChoice | undefined
  tabStop: number | undefined
  /** The place of the text in the drawing. */
  box: Box
  children: ReactNode
}

/** The text of a transition in a drawing, as a button if transitions can be chosen. All of them are one tab stop. */
export function TransitionButton({ chart, transition, choice, tabStop, box, children }: TransitionButtonProps) {
  if (!choice || transition === null) return children
  const { source } = chart.transitions[transition]!
  const choose = () => choice.onChoose(transition)
  return (
    <g
      role="button"
      className={styles.root}
      tabIndex={transition === tabStop ? 0 : -1}
      aria-pressed={transition === choice.chosen}
      aria-label={`${shortId(chart, source)}: ${transitionWords(chart.transitions[transition]!)}`}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        choose()
      }}
    >
      <rect className={styles.target} {...box} rx="2" />
      {children}
    </g>
  )
}

/** Moves the focus between the transitions of a drawing with the arrow keys, Home and End. */
export function moveBetweenTransitions(event: KeyboardEvent<SVGSVGElement>): void {
  if (hasModifier(event)) return
  const buttons = [...event.currentTarget.querySelectorAll<SVGGElement>('[role="button"]')]
  const now = buttons.indexOf(event.target as SVGGElement)
  if (now === -1) return
  const next = {
    ArrowDown: now + 1,
    ArrowRight: now + 1,
    ArrowUp: now - 1,
    ArrowLeft: now - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key]
  const button = next === undefined ? undefined : buttons[next]
  if (!button) return
  event.preventDefault()
  button.focus()
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
