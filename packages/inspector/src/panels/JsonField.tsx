import { Textarea } from '@shop/ui/components'
import { useState } from 'react'

interface JsonFieldProps {
  label: string
  value: unknown
  onChange: (value: unknown) => void
}

/** A list or a record, written as JSON. Invalid JSON stays in the field and changes nothing. */
export function JsonField({ label, value, onChange }: JsonFieldProps) {
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
