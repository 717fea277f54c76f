import { useReducer, useState } from 'react'
import { Button, Select, TextField, Textarea } from '@shop/ui/components'
import type { KnownMachine } from '@shop/machines/known'
import { outcomesOf } from '../sandbox/index.ts'
import type { Outcome, PendingRequest, Sandbox } from '../sandbox/index.ts'
import styles from './Outcomes.module.css'
import { Values } from './Values.tsx'

interface OutcomesProps {
  known: KnownMachine
  sandbox: Sandbox
  onOutcome: (outcome: Outcome) => void
}

/** The pending requests, with a button for each outcome: a response, or a failure of each kind. */
export function Outcomes({ known, sandbox, onOutcome }: OutcomesProps) {
  // The sandbox has the plans, so that they outlive this panel.
  const [, showPlan] = useReducer((count: number) => count + 1, 0)
  const plan = (outcome: Outcome, delay: number) => {
    sandbox.plan(outcome, delay)
    showPlan()
  }
  const requests = sandbox.requests().filter(({ id }) => known.machine.events.includes(`xstate.done.actor.${id}`))
  if (requests.length === 0) return <p className={styles.note}>No request is pending.</p>
  return (
    <ul className={styles.requests}>
      {requests.map((request, place) => (
        <li key={`${request.id} ${place}`}>
          <Request known={known} sandbox={sandbox} request={request} onOutcome={onOutcome} onPlan={plan} />
        </li>
      ))}
    </ul>
  )
}

interface RequestProps extends OutcomesProps {
  request: PendingRequest
  onPlan: (outcome: Outcome, delay: number) => void
}

function Request({ known, sandbox, request: { id, input, due }, onOutcome, onPlan }: RequestProps) {
  const { responses, failures } = outcomesOf(known, id, sandbox.snapshot())
  const outcomes = [
    ...responses.map(({ label, data }) => ({
      label: `Respond: ${label}`,
      step: { kind: 'respond', request: id, output: data } as Outcome,
    })),
    ...failures.map(({ label, data }) => ({
      label: `Fail: ${label}`,
      step: { kind: 'fail', request: id, error: data } as Outcome,
    })),
  ]
  const [chosen, setChosen] = useState(0)
  const [json, setJson] = useState<string | null>(null)
  const [delay, setDelay] = useState('0')
  const step = outcomes[chosen]!.step
  const data = step.kind === 'respond' ? step.output : step.error
  const own = json === null ? { data, error: undefined } : parsed(json)
  const finish = () => {
    const next: Outcome = step.kind === 'respond' ? { ...step, output: own.data } : { ...step, error: own.data }
    if (Number(delay) === 0) onOutcome(next)
    else onPlan(next, Number(delay))
  }
  return (
    <form
      className={styles.request}
      onSubmit={(event) => {
        event.preventDefault()
        if (!own.error) finish()
      }}
    >
      <h3 className={styles.title}>{id}</h3>
      {input !== undefined && (
        <details>
          <summary>Input</summary>
          <Values value={input} />
        </details>
      )}
      <Select
        label="Outcome"
        options={outcomes.map(({ label }, place) => ({ value: String(place), label }))}
        value={String(chosen)}
        onChange={(event) => {
          setChosen(Number(event.target.value))
          setJson(null)
        }}
      />
      <Textarea
        label={step.kind === 'respond' ? 'Response' : 'Failure'}
        hint="JSON"
        rows={4}
        value={json ?? shown(data)}
        error={own.error}
        onChange={(event) => setJson(event.target.value)}
      />
      <TextField
        label="Delay in milliseconds"
        inputMode="numeric"
        value={delay}
        onChange={(event) => setDelay(event.target.value.replaceAll(/\D/g, ''))}
      />
      <Button type="submit">{step.kind === 'respond' ? 'Respond' : 'Fail'}</Button>
      <output className={styles.note}>
        {due !== undefined && `The request ends when the clock is at ${due} ms. Advance or run it in Timers.`}
      </output>
    </form>
  )
}

/** A whole image is too long for a field: it is sent unchanged unless the field is overwritten. */
function shown(data: unknown): string {
  const text = JSON.stringify(data, null, 1) ?? ''
  return text.length > 20_000 ? '' : text
}

function parsed(json: string): { data: unknown; error: string | undefined } {
  try {
    return { data: json === '' ? undefined : JSON.parse(json), error: undefined }
  } catch (problem) {
    return { data: undefined, error: (problem as Error).message }
  }
}
