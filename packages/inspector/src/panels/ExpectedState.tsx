import { Select, Textarea } from '@shop/ui/components'
import type { Chart } from '../chart/chart.ts'
import { stateSuggestions } from '../viewing/state-suggestions.ts'
import styles from './SessionTools.module.css'

interface ExpectedStateProps {
  chart: Chart
  /** The step after which the state is expected: `14, change fails`. */
  step: string
  /** The state in the form of the log or as JSON. */
  text: string
  /** Why the chart has no such state, as a sentence. */
  problem: string | undefined
  onChange: (text: string) => void
}

/** Corrects the recorded state after a step: in words, or with one of the states of the chart. */
export function ExpectedState({ chart, step, text, problem, onChange }: ExpectedStateProps) {
  return (
    <div className={styles.expected}>
      <Textarea
        label={`Expected state after step ${step}`}
        hint="Correct it for the Vitest test, as in the log or as JSON."
        rows={2}
        spellCheck={false}
        value={text}
        error={problem}
        onChange={({ target: { value } }) => onChange(value)}
      />
      <Select
        label="States of the chart"
        isLabelHidden
        variant="bare"
        value=""
        options={[
          { value: '', label: 'Choose a state of the chart' },
          ...stateSuggestions(chart).map((state) => ({ value: state, label: state })),
        ]}
        onChange={({ target: { value } }) => onChange(value)}
      />
    </div>
  )
}
