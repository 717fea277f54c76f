import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldTexts } from '../field/Field.tsx'
import { TextField } from '../text-field/TextField.tsx'

export interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'prefix' | 'pattern'>, FieldTexts {
  /** Minimum number of digits; mentioned in the default hint. */
  minDigits?: number
  /** Maximum number of digits. */
  maxDigits?: number
}

/**
 * A phone number as digits. Other characters ('+234 803-555 0100') are removed while the user types or pastes, so that a
 * number copied from anywhere is accepted.
 */
export function PhoneField({ minDigits = 10, maxDigits = 14, onChange, ...rest }: PhoneFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const digits = value.replace(/\D/g, '')
    // Setting the value moves the cursor to the end, so set it only when it changes.
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
