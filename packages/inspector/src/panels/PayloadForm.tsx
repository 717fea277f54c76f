import { Checkbox, Select, TextField } from '@shop/ui/components'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { z } from '@shop/api/schemas'
import { formField } from '../viewing/form-field.ts'
import type { Constant, JsonSchema } from '../viewing/form-field.ts'
import { JsonField } from './JsonField.tsx'
import { NumberField } from './NumberField.tsx'
import styles from './PayloadForm.module.css'

interface PayloadFormProps {
  schema: z.ZodType
  payload: object
  /** Values of the machine's context that a text field offers, by the name of the field. */
  offers: (name: string) => readonly string[]
  onChange: (payload: object) => void
}

type Values = { [name: string]: unknown }

/** A form for a schema: a control for each text, number, boolean, choice and variant; lists and records are written as JSON. */
export function PayloadForm({ schema, payload, offers, onChange }: PayloadFormProps) {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema
  return <Fields root={json} schema={json} value={payload as Values} offers={offers} onChange={onChange} />
}

interface FieldsProps {
  /** The schema of the whole payload, which has the definitions that others refer to. */
  root: JsonSchema
  schema: JsonSchema
  value: Values
  offers: PayloadFormProps['offers']
  onChange: (value: Values) => void
}

function Fields({ root, schema, value, offers, onChange }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {Object.entries(schema.properties ?? {}).map(([name, part]) => (
        <Field
          key={name}
          name={name}
          root={root}
          schema={part}
          isOptional={!schema.required?.includes(name)}
          value={value[name]}
          offers={offers}
          onChange={(next) => {
            const { [name]: _, ...others } = value
            onChange(next === undefined ? others : { ...value, [name]: next })
          }}
        />
      ))}
    </div>
  )
}

interface FieldProps extends Omit<FieldsProps, 'value' | 'onChange'> {
  name: string
  isOptional: boolean
  value: unknown
  onChange: (value: unknown) => void
}

function Field({ name, root, schema, isOptional, value, offers, onChange }: FieldProps) {
  const list = useId()
  const shared = { label: name, isOptional }
  const field = formField(root, schema, isOptional)
  switch (field.kind) {
    case 'fixed':
      return null
    case 'boolean':
      return <Checkbox label={name} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    case 'choice': {
      const chosen = field.options.indexOf(value as Constant)
      return (
        <Select
          {...shared}
          options={[
            // Otherwise the browser would show the first option, which the payload does not have.
            ...(chosen < 0 ? [{ value: '-1', label: 'Choose', isDisabled: true }] : []),
            ...field.options.map((option, place) => ({ value: String(place), label: optionWords(option) })),
          ]}
          value={String(chosen)}
          onChange={(event) => onChange(field.options[Number(event.target.value)])}
        />
      )
    }
    case 'number':
      return <NumberField {...shared} value={value as number | undefined} onChange={onChange} />
    case 'text': {
      const known = offers(name)
      return (
        <>
          <TextField
            {...shared}
            {...(known.length > 0 && { list, hint: 'The machine knows values for this field.' })}
            value={(value as string | null | undefined) ?? ''}
            onChange={(event) => onChange(event.target.value === '' ? field.empty : event.target.value)}
          />
          <datalist id={list}>
            {known.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
        </>
      )
    }
    case 'fields':
      return (
        <Group name={name}>
          <Fields {...{ root, offers, onChange }} schema={field.schema} value={(value ?? {}) as Values} />
        </Group>
      )
    case 'variants': {
      const { variants } = field
      const chosen = variants.find(({ is }) => is(value))
      return (
        <Group name={name}>
          <Select
            label={`Kind of ${name}`}
            options={variants.map(({ words }) => ({ value: words, label: words }))}
            value={chosen?.words ?? ''}
            onChange={(event) => onChange(variants.find(({ words }) => words === event.target.value)!.start)}
          />
          {chosen?.schema && <Fields {...{ root, offers, onChange }} schema={chosen.schema} value={value as Values} />}
        </Group>
      )
    }
    case 'json':
      return <JsonField {...shared} value={value} onChange={onChange} />
  }
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  )
}

function optionWords(option: Constant): string {
  return option === undefined ? 'left out' : option === null ? 'none' : String(option)
}
