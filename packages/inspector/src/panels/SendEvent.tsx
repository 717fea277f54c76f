import { useState } from 'react'
import { Button, Select, Tabs, Textarea } from '@shop/ui/components'
import type { AnyMachineSnapshot } from 'xstate'
import type { KnownMachine } from '@shop/machines/known'
import type { EventRecord } from '../protocol/index.ts'
import { examplesOf, predictEvent } from '../viewing/possible-events.ts'
import type { Prediction } from '../viewing/possible-events.ts'
import { PayloadForm } from './PayloadForm.tsx'
import styles from './SendEvent.module.css'

interface SendEventProps {
  known: KnownMachine
  /** The current snapshot of the machine. */
  snapshot: AnyMachineSnapshot
  onSend: (event: EventRecord) => void
}

/** Sends an event. Possible events come first, then those that a guard stops, then the rest. */
export function SendEvent({ known, snapshot, onSend }: SendEventProps) {
  const [type, setType] = useState<string | null>(null)
  const choices = Object.keys(known.events).map((name) => {
    const [first] = examplesOf(known, name, snapshot)
    return { name, prediction: predictEvent(snapshot, { type: name, ...first?.payload }) }
  })
  const groups = (['possible', 'stopped', 'unhandled'] as const).map((kind) => ({
    kind,
    events: choices.filter(({ prediction }) => prediction.kind === kind),
  }))
  return (
    <div className={styles.root}>
      {groups.map(
        ({ kind, events }) =>
          events.length > 0 && (
            <section key={kind} className={styles.group} aria-label={titles[kind]}>
              <h3 className={styles.title}>{titles[kind]}</h3>
              {events.map(({ name, prediction }) => (
                <button
                  key={name}
                  type="button"
                  className={styles.event}
                  data-kind={kind}
                  aria-expanded={name === type}
                  onClick={() => setType(name === type ? null : name)}
                >
                  {name}
                  {prediction.kind === 'stopped' && <span className={styles.by}>{prediction.why}</span>}
                </button>
              ))}
              {type !== null && events.some(({ name }) => name === type) && (
                <Compose key={type} known={known} snapshot={snapshot} type={type} onSend={onSend} />
              )}
            </section>
          ),
      )}
    </div>
  )
}

const titles = { possible: 'Possible now', stopped: 'Stopped by a guard', unhandled: 'Not handled here' } as const

/** The payload of one event: from an example, from a form, or as JSON. */
function Compose({ known, snapshot, type, onSend }: SendEventProps & { type: string }) {
  const examples = examplesOf(known, type, snapshot)
  const [chosen, setChosen] = useState(0)
  const [payload, setPayload] = useState<object>(examples[0]?.payload ?? {})
  const [json, setJson] = useState<string | null>(null)
  const schema = known.events[type]!
  const problem = json === null ? null : problemIn(json)
  const issues = schema.safeParse(payload).error?.issues ?? []
  const prediction = predictEvent(snapshot, { ...payload, type })
  const take = (next: object) => {
    setPayload(next)
    setJson(null)
  }
  return (
    <form
      className={styles.compose}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onSend({ ...payload, type })
      }}
    >
      {examples.length > 1 && (
        <Select
          label="Example"
          options={examples.map(({ label }, place) => ({ value: String(place), label }))}
          value={String(chosen)}
          onChange={(event) => {
            setChosen(Number(event.target.value))
            take(examples[Number(event.target.value)]!.payload)
          }}
        />
      )}
      {Object.keys(schema.shape).length > 0 && (
        <Tabs
          label="Format of the payload"
          items={[
            { value: 'form', label: 'Form', content: <PayloadForm schema={schema} payload={payload} onChange={take} /> },
            {
              value: 'json',
              label: 'JSON',
              content: (
                <Textarea
                  label="Payload"
                  rows={8}
                  value={json ?? JSON.stringify(payload, null, 2)}
                  error={problem ?? undefined}
                  onChange={(event) => {
                    setJson(event.target.value)
                    if (problemIn(event.target.value) === null) setPayload(JSON.parse(event.target.value) as object)
                  }}
                />
              ),
            },
          ]}
        />
      )}
      {issues.length > 0 && (
        <p className={styles.note}>
          The payload does not match the schema: {issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}
        </p>
      )}
      <Button type="submit">Send {type}</Button>
      <output className={styles.note}>{sentence(prediction)}</output>
    </form>
  )
}

function sentence(prediction: Prediction): string {
  if (prediction.kind === 'possible') return 'The machine handles it in this state.'
  if (prediction.kind === 'unhandled') return 'Nothing happens: this state does not handle it.'
  return `Nothing happens: ${prediction.why}.`
}

function problemIn(json: string): string | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? null : 'A payload is an object: { … }'
  } catch (error) {
    return (error as Error).message
  }
}
