import { useState } from 'react'
import { Button } from '@shop/ui/components'
import type { KnownMachine } from '@shop/machines/known'
import type { Chart } from '../chart/chart.ts'
import { mermaid, playwrightSteps, report, stepName, vitestTest } from '../copy/index.ts'
import type { RecordedSteps } from '../sandbox/index.ts'
import { valueWords } from '../session/index.ts'
import type { Session } from '../session/index.ts'
import { writeHash } from '../viewing/deep-link.ts'
import { readExpectedState } from '../viewing/expected-state.ts'
import type { Viewing } from '../viewing/useViewing.ts'
import { CopiedText } from './CopiedText.tsx'
import type { Copied } from './CopiedText.tsx'
import { ExpectedState } from './ExpectedState.tsx'
import styles from './SessionTools.module.css'

/** The state that a tester expects after a step, as text. The step is identified by the number of its entry. */
export interface Correction {
  seq: number
  text: string
}

export interface CopyToolsProps {
  session: Session
  viewing: Viewing
  known: KnownMachine
  chart: Chart
  recorded: RecordedSteps
  /** Null leaves the state of every step as it was recorded. */
  correction: Correction | null
  onCorrect: (correction: Correction) => void
}

/** Copies the steps of a machine up to the selected one as a test, a report or a link. */
export function CopyTools({ session, viewing, known, chart, recorded, correction, onCorrect }: CopyToolsProps) {
  const [copied, setCopied] = useState<(Copied & { isCopied: boolean }) | null>(null)
  const last = recorded.steps.at(-1)
  const corrected = last && correction?.seq === last.seq ? correction.text : undefined
  const expected = corrected === undefined ? null : readExpectedState(chart, corrected, last?.value)
  const problem = expected && 'problem' in expected ? expected.problem : undefined
  const correct = (next: string) => {
    onCorrect({ seq: last!.seq, text: next })
    // Otherwise the next event would replace the step while the tester types.
    if (viewing.at === null && viewing.row) viewing.select(viewing.row)
  }
  const link = () =>
    `${location.origin}/inspector${writeHash({ machine: known.id, input: recorded.input, steps: recorded.steps.map(({ step }) => step) })}`
  const copies: Record<string, () => string> = {
    'Vitest test': () => vitestTest(known, recorded, expected && 'value' in expected ? expected.value : undefined),
    'Playwright steps': () => playwrightSteps(known, recorded),
    Report: () => report(chart, session, recorded, viewing.snapshot?.context),
    Mermaid: () => mermaid(chart, viewing.snapshot?.value),
    'Definition for Stately': () => JSON.stringify(known.machine.definition, null, 2),
    Link: link,
  }
  const copy = (title: string) => {
    const content = copies[title]!()
    // Otherwise the machine that moves next would replace the text.
    viewing.pin(viewing.actor!.sessionId)
    const show = (isCopied: boolean) => setCopied({ title, content, isCopied })
    // A page that is not served over https has no clipboard.
    const written = navigator.clipboard?.writeText(content) ?? Promise.reject(new Error('There is no clipboard.'))
    written.then(
      () => show(true),
      () => show(false),
    )
  }
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>Copy as</h3>
        <p className={styles.note}>
          The steps of {known.title} up to the selected one: {recorded.steps.length}.
        </p>
        <output className={styles.done}>
          {copied && (copied.isCopied ? `${copied.title} copied.` : 'Copy it from the field below.')}
        </output>
      </div>
      {last && (
        <ExpectedState
          chart={chart}
          step={`${recorded.steps.length}, ${stepName(last.step)}`}
          text={corrected ?? valueWords(last.value)}
          problem={problem}
          onChange={correct}
        />
      )}
      <div className={styles.tools}>
        {Object.keys(copies).map((title) => (
          <Button
            key={title}
            variant="secondary"
            disabled={title === 'Vitest test' && problem !== undefined}
            onClick={() => copy(title)}
          >
            {title}
          </Button>
        ))}
      </div>
      {copied && <CopiedText title={copied.title} content={copied.content} />}
    </>
  )
}
