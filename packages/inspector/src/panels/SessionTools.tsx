import { useState } from 'react'
import { Alert, Button, Select, Textarea } from '@shop/ui/components'
import type { Chart } from '../chart/chart.ts'
import { mermaid, playwrightSteps, report, stepWords, vitestTest } from '../copy/index.ts'
import type { KnownMachine } from '@shop/machines/known'
import { recordedSteps } from '../sandbox/index.ts'
import { readSession, SessionFileError, writeSession } from '../session/index.ts'
import type { Session } from '../session/index.ts'
import { writeHash } from '../viewing/deep-link.ts'
import type { Viewing } from '../viewing/useViewing.ts'
import { download } from './download.ts'
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
  const [text, setText] = useState<{ title: string; content: string } | null>(null)
  const [step, setStep] = useState('')
  const [expected, setExpected] = useState('')
  const { actor } = viewing
  const recorded = actor && recordedSteps(session, actor.sessionId, viewing.at ?? Infinity)
  const show = (title: string, content: string) => {
    setText({ title, content })
    // Without access to the clipboard the text stays on the page so that the user can copy it.
    navigator.clipboard?.writeText(content).catch(() => undefined)
  }
  const expectation = () => (step === '' ? undefined : { step: Number(step), value: valueOf(expected) })
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
          <details>
            <summary>Correct the expected state of the Vitest test</summary>
            <div className={styles.expected}>
              <Select
                label="Step"
                value={step}
                options={[
                  { value: '', label: 'as it was recorded' },
                  ...recorded.steps.map(({ step: taken }, place) => ({
                    value: String(place),
                    label: `step ${place + 1}: ${stepWords(taken).slice(0, 60)}`,
                  })),
                ]}
                onChange={({ target: { value } }) => {
                  setStep(value)
                  setExpected(value === '' ? '' : JSON.stringify(recorded.steps[Number(value)]!.value))
                }}
              />
              {step !== '' && (
                <Textarea
                  label="Expected state"
                  hint={'A name, or JSON such as {"signedIn":"customer"}'}
                  rows={2}
                  value={expected}
                  onChange={(event) => setExpected(event.target.value)}
                />
              )}
            </div>
          </details>
          <div className={styles.tools}>
            <Button variant="secondary" onClick={() => show('Vitest test', vitestTest(known, recorded, expectation()))}>
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
      {text && <Textarea label={text.title} rows={12} readOnly value={text.content} />}
    </div>
  )
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
