import { useId } from 'react'
import { Select, TextField } from '@shop/ui/components'
import type { Chart } from '../chart/chart.ts'
import { stepWords } from '../copy/index.ts'
import type { RecordedStep } from '../sandbox/index.ts'
import { valueWords } from '../session/index.ts'
import { stateSuggestions } from '../viewing/state-suggestions.ts'
import styles from './SessionTools.module.css'

/** The step that a tester corrects, and the text of the state that it should have led to. */
export interface Correction {
  step: number
  text: string
}

interface ExpectedStateProps {
  chart: Chart
  steps: readonly RecordedStep[]
  /** Null leaves every step as it was recorded. */
  correction: Correction | null
  /** Why the chart has no such state, as a sentence. */
  problem: string | undefined
  onChange: (correction: Correction | null) => void
}

/** Corrects the state after one step of a recording, with the states of the chart as suggestions. */
export function ExpectedState({ chart, steps, correction, problem, onChange }: ExpectedStateProps) {
  const suggestions = useId()
  return (
    <details>
      <summary>Correct the expected state of the Vitest test</summary>
      <div className={styles.expected}>
        <Select
          label="Step"
          value={correction ? String(correction.step) : ''}
          options={[
            { value: '', label: 'as it was recorded' },
            ...steps.map(({ step }, place) => ({
              value: String(place),
              label: `step ${place + 1}: ${stepWords(step).slice(0, 60)}`,
            })),
          ]}
          onChange={({ target: { value } }) =>
            onChange(value === '' ? null : { step: Number(value), text: valueWords(steps[Number(value)]!.value) })
          }
        />
        {correction && (
          <>
            <TextField
              label="Expected state"
              hint={'As in the log, such as list.open, question.resting, or as JSON'}
              list={suggestions}
              autoComplete="off"
              spellCheck={false}
              value={correction.text}
              error={problem}
              onChange={({ target: { value } }) => onChange({ ...correction, text: value })}
            />
            <datalist id={suggestions}>
              {stateSuggestions(chart).map((text) => (
                <option key={text}>{text}</option>
              ))}
            </datalist>
          </>
        )}
      </div>
    </details>
  )
}
