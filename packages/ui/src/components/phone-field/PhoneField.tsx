import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldTexts } from '../field/Field.tsx'
import { TextField } from '../text-field/TextField.tsx'

export interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'prefix' | 'pattern'>, FieldTexts {
  /** The fewest digits of a number; the hint says it unless another hint is given. */
  minDigits?: number
  /** The most digits of a number. */
  maxDigits?: number
}

/**
 * A phone number as digits. What people put between them ('+234 803-555 0100') is taken out while they type or paste, so that a
 * number copied from anywhere fits.
 */
export function PhoneField({ minDigits = 10, maxDigits = 14, onChange, ...rest }: PhoneFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const digits = value.replace(/\D/g, '')
    // Setting the value moves the cursor to the end, so it is set only when something has to go.
    if (digits !== value) event.currentTarget.value = digits
    onChange?.(event)
  }
  return (
    <TextField
      hint={`Must be at least ${minDigits} digits`}
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      type="tel"
      pattern={`[0-9]{${minDigits},${maxDigits}}`}
      onChange={change}
    />
  )
}
