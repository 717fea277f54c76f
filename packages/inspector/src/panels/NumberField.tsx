import { TextField } from '@shop/ui/components'
import { useState } from 'react'

interface NumberFieldProps {
  label: string
  isOptional: boolean
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** A number as text. What is no number yet, such as `-`, stays in the field and changes nothing. */
export function NumberField({ value, onChange, ...shared }: NumberFieldProps) {
  const [text, setText] = useState(() => String(value ?? ''))
  return (
    <TextField
      {...shared}
      inputMode="decimal"
      value={text}
      error={Number.isFinite(Number(text)) ? undefined : 'Write a number, such as 12, -3 or 0.5.'}
      onChange={({ target: { value: next } }) => {
        setText(next)
        if (Number.isFinite(Number(next))) onChange(next === '' ? undefined : Number(next))
      }}
    />
  )
}
