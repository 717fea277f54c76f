import { useState } from 'react'
import { Alert, Button } from '@shop/ui/components'
import type { Chart } from '../chart/chart.ts'
import { mermaid, playwrightSteps, report, vitestTest } from '../copy/index.ts'
import type { Expectation } from '../copy/index.ts'
import type { KnownMachine } from '@shop/machines/known'
import { recordedSteps } from '../sandbox/index.ts'
import type { RecordedSteps } from '../sandbox/index.ts'
import { readSession, SessionFileError, writeSession } from '../session/index.ts'
import type { Session } from '../session/index.ts'
import { writeHash } from '../viewing/deep-link.ts'
import { readExpectedState } from '../viewing/expected-state.ts'
import type { Viewing } from '../viewing/useViewing.ts'
import { CopiedText } from './CopiedText.tsx'
import type { Copied } from './CopiedText.tsx'
import { download } from './download.ts'
import { ExpectedState } from './ExpectedState.tsx'
import type { Correction } from './ExpectedState.tsx'
import styles from './SessionTools.module.css'

interface SessionToolsProps {
  session: Session
  viewing: Viewing
  known: KnownMachine | null
  chart: Chart | null
  onImport: (session: Session) => void
}

/** Exports the recording as a file, a link, a test or a report. */
export function SessionTools({ session, viewing, known, chart, onImport }: SessionToolsProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [text, setText] = useState<Copied | null>(null)
  const [correction, setCorrection] = useState<Correction | null>(null)
  const { actor } = viewing
  const recorded = actor && recordedSteps(session, actor.sessionId, viewing.at ?? Infinity)
  const show = (title: string, content: string) => {
    setText({ title, content })
    // Without access to the clipboard the text stays on the page so that the user can copy it.
    navigator.clipboard?.writeText(content).catch(() => undefined)
  }
  const expected = correction && chart && expectedIn(chart, correction, recorded)
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>As a file</h3>
      <p className={styles.note}>
        {session.entries.length} entries. {session.entries.reduce((sum, { redacted }) => sum + redacted, 0)} private values were
        replaced by placeholders.
      </p>
      <div className={styles.tools}>
        <Button
          variant="secondary"
          onClick={() =>
            download(
              new Blob([writeSession(session)], { type: 'application/json' }),
              `session-${session.hello.tap.slice(0, 8)}.json`,
            )
          }
        >
          Export
        </Button>
        <label className={styles.file}>
          Import
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              void file?.text().then(
                (content) => {
                  try {
                    onImport(readSession(content))
                    setProblem(null)
                  } catch (error) {
                    if (!(error instanceof SessionFileError)) throw error
                    setProblem(error.message)
                  }
                },
                () => setProblem('This file cannot be read.'),
              )
            }}
          />
        </label>
      </div>
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      {known && chart && recorded && (
        <>
          <h3 className={styles.title}>Copy as</h3>
          <p className={styles.note}>
            The steps of {known.title} up to the selected one: {recorded.steps.length}.
          </p>
          <ExpectedState
            chart={chart}
            steps={recorded.steps}
            correction={correction}
            problem={expected?.problem}
            onChange={setCorrection}
          />
          <div className={styles.tools}>
            <Button
              variant="secondary"
              disabled={expected?.problem !== undefined}
              onClick={() => show('Vitest test', vitestTest(known, recorded, expected?.expectation))}
            >
              Vitest test
            </Button>
            <Button variant="secondary" onClick={() => show('Playwright steps', playwrightSteps(known, recorded))}>
              Playwright steps
            </Button>
            <Button
              variant="secondary"
              onClick={() => show('Report', report(chart, session, recorded, viewing.snapshot?.context))}
            >
              Report
            </Button>
            <Button variant="secondary" onClick={() => show('Mermaid', mermaid(chart, viewing.snapshot?.value))}>
              Mermaid
            </Button>
            <Button
              variant="secondary"
              onClick={() => show('Definition for Stately', JSON.stringify(known.machine.definition, null, 2))}
            >
              Definition for Stately
            </Button>
            <Button
              variant="secondary"
              onClick={() =>
                show(
                  'Link',
                  `${location.origin}/inspector${writeHash({ machine: known.id, input: recorded.input, steps: recorded.steps.map((one) => one.step) })}`,
                )
              }
            >
              Link
            </Button>
          </div>
        </>
      )}
      <output className={styles.note}>{text && `${text.title} copied.`}</output>
      {text && <CopiedText {...text} />}
    </div>
  )
}

/** What the test expects after the corrected step, or why the chart has no such state. */
function expectedIn(
  chart: Chart,
  { step, text }: Correction,
  recorded: RecordedSteps | null,
): { expectation?: Expectation; problem?: string } {
  const read = readExpectedState(chart, text, recorded?.steps[step]?.value)
  return 'problem' in read ? read : { expectation: { step, value: read.value } }
}
