import { useState } from 'react'
import { Button, Select, Tabs, Textarea } from '@shop/ui/components'
import { contextTexts } from '../viewing/context-examples.ts'
import { examplesOf, predictEvent } from '../viewing/possible-events.ts'
import type { Prediction } from '../viewing/possible-events.ts'
import type { Sender } from '../viewing/sending.ts'
import styles from './ComposeEvent.module.css'
import { PayloadForm } from './PayloadForm.tsx'

/** The payload of one event: from an example, from a form, or as JSON. */
export function ComposeEvent({ known, snapshot, type, onSend }: Sender & { type: string }) {
  const examples = examplesOf(known, type, snapshot)
  const [chosen, setChosen] = useState({ label: examples[0]?.label, turn: 0 })
  const [payload, setPayload] = useState<object>(examples[0]?.payload ?? {})
  const [json, setJson] = useState<string | null>(null)
  // The context changes with each event, and so do the examples. The payload stays.
  const example = examples.findIndex((one) => one.label === chosen.label && isSame(one.payload, payload))
  const options = [
    ...(example < 0 ? [{ value: '-1', label: 'own payload' }] : []),
    ...examples.map(({ label }, place) => ({ value: String(place), label })),
  ]
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
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onSend({ ...payload, type })
      }}
    >
      {options.length > 1 && (
        <Select
          label="Example"
          options={options}
          value={String(example)}
          onChange={(event) => {
            const { label, payload: next } = examples[Number(event.target.value)]!
            setChosen({ label, turn: chosen.turn + 1 })
            take(next)
          }}
        />
      )}
      {Object.keys(schema.shape).length > 0 && (
        <Tabs
          label="Format of the payload"
          items={[
            {
              value: 'form',
              label: 'Form',
              content: (
                <PayloadForm
                  key={chosen.turn}
                  schema={schema}
                  payload={payload}
                  offers={(name) => contextTexts(snapshot.context, name)}
                  onChange={take}
                />
              ),
            },
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

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function sentence(prediction: Prediction): string {
  if (prediction.kind === 'possible') return 'The machine handles it in this state.'
  if (prediction.kind === 'unhandled') return `Nothing happens: this state does not handle it (${prediction.why}).`
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
