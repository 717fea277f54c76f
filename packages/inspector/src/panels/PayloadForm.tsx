import { Checkbox, Select, TextField, Textarea } from '@shop/ui/components'
import { useState } from 'react'
import { z } from 'zod'
import styles from './PayloadForm.module.css'

interface PayloadFormProps {
  schema: z.ZodType
  payload: object
  onChange: (payload: object) => void
}

/** A form for a schema: a field for each text, number, boolean and choice; any other value is written as JSON. */
export function PayloadForm({ schema, payload, onChange }: PayloadFormProps) {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema
  return <Fields schema={json} value={payload as Values} onChange={onChange} />
}

interface JsonSchema {
  type?: string
  enum?: readonly string[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  anyOf?: readonly JsonSchema[]
}

type Values = { [name: string]: unknown }

function Fields({ schema, value, onChange }: { schema: JsonSchema; value: Values; onChange: (value: Values) => void }) {
  return (
    <div className={styles.fields}>
      {Object.entries(schema.properties ?? {}).map(([name, part]) => (
        <Field
          key={name}
          name={name}
          schema={part}
          isOptional={!schema.required?.includes(name)}
          value={value[name]}
          onChange={(next) => {
            const { [name]: _, ...others } = value
            onChange(next === undefined ? others : { ...value, [name]: next })
          }}
        />
      ))}
    </div>
  )
}

interface FieldProps {
  name: string
  schema: JsonSchema
  isOptional: boolean
  value: unknown
  onChange: (value: unknown) => void
}

function Field({ name, schema, isOptional, value, onChange }: FieldProps) {
  const shared = { label: name, isOptional }
  if (schema.properties)
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{name}</legend>
        <Fields schema={schema} value={(value ?? {}) as Values} onChange={onChange} />
      </fieldset>
    )
  if (schema.enum) {
    const options = [
      ...(isOptional ? [{ value: '', label: 'left out' }] : []),
      ...schema.enum.map((one) => ({ value: one, label: one })),
    ]
    return (
      <Select
        {...shared}
        options={options}
        value={(value as string | undefined) ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    )
  }
  if (schema.type === 'boolean')
    return <Checkbox label={name} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <TextField
        {...shared}
        inputMode="decimal"
        value={value === undefined ? '' : String(value as number)}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      />
    )
  if (schema.type === 'string')
    return (
      <TextField {...shared} value={(value as string | undefined) ?? ''} onChange={(event) => onChange(event.target.value)} />
    )
  return <JsonField {...shared} value={value} onChange={onChange} />
}

/** Arrays and unions, written as JSON. Invalid JSON stays in the field and changes nothing. */
function JsonField({ label, value, onChange }: { label: string; value: unknown; onChange: (value: unknown) => void }) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 1) ?? '')
  const [error, setError] = useState<string>()
  return (
    <Textarea
      label={label}
      hint="JSON"
      rows={4}
      value={text}
      error={error}
      onChange={(event) => {
        setText(event.target.value)
        try {
          onChange(event.target.value === '' ? undefined : JSON.parse(event.target.value))
          setError(undefined)
        } catch (problem) {
          setError((problem as Error).message)
        }
      }}
    />
  )
}
