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
import { CopiedText, shownMaximum } from './CopiedText.tsx'
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
  /** The address of the inspector's page, which opens links. Without it no link is offered. */
  inspectorPage: string | undefined
}

interface CopyResult extends Copied {
  /** Whether the clipboard took the text. */
  isCopied: boolean
}

/** Copies the steps of a machine up to the selected one as a test, a report or a link. */
export function CopyTools({ session, viewing, known, chart, recorded, correction, onCorrect, inspectorPage }: CopyToolsProps) {
  const [copied, setCopied] = useState<CopyResult | null>(null)
  const last = recorded.steps.at(-1)
  const corrected = last && correction?.seq === last.seq ? correction.text : undefined
  const expected = corrected === undefined ? null : readExpectedState(chart, corrected, last?.value)
  const problem = expected && 'problem' in expected ? expected.problem : undefined
  const correct = (next: string) => {
    onCorrect({ seq: last!.seq, text: next })
    // Otherwise the next event would replace the step while the tester types.
    if (viewing.at === null && viewing.row) viewing.select(viewing.row)
  }
  const link = async () => {
    const steps = recorded.steps.map(({ step }) => step)
    return `${inspectorPage}${await writeHash({ machine: known.id, input: recorded.input, steps })}`
  }
  const copies: Record<string, { file: string | null; write: () => string | Promise<string> }> = {
    'Vitest test': {
      file: `${known.id}.test.ts`,
      write: () => vitestTest(known, recorded, expected && 'value' in expected ? expected.value : undefined),
    },
    'Playwright steps': { file: `${known.id}.spec.ts`, write: () => playwrightSteps(known, recorded) },
    Report: { file: `${known.id}.md`, write: () => report(chart, session, recorded, viewing.snapshot?.context) },
    Mermaid: { file: `${known.id}.mmd`, write: () => mermaid(chart, viewing.snapshot?.value) },
    'Definition for Stately': { file: `${known.id}.json`, write: () => JSON.stringify(known.machine.definition, null, 2) },
    ...(inspectorPage !== undefined && { Link: { file: null, write: link } }),
  }
  const copy = async (title: string) => {
    // Otherwise the machine that moves next would replace the text.
    viewing.pin(viewing.actor!.sessionId)
    const { file, write } = copies[title]!
    const content = await write()
    // A page that is not served over https has no clipboard.
    const isCopied = await navigator.clipboard?.writeText(content).then(
      () => true,
      () => false,
    )
    setCopied({ title, file, content, isCopied })
  }
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>Copy as</h3>
        <p className={styles.note}>
          The steps of {known.title} up to the selected one: {recorded.steps.length}.
        </p>
        <output className={styles.done}>{copied && resultOf(copied)}</output>
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
            onClick={() => void copy(title)}
          >
            {title}
          </Button>
        ))}
      </div>
      {copied && <CopiedText {...copied} />}
    </>
  )
}

function resultOf({ title, content, isCopied }: CopyResult): string {
  if (isCopied) return `${title} copied.`
  return content.length > shownMaximum ? 'Save it as a file below.' : 'Copy it from the field below.'
}
