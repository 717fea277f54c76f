import type { ComponentProps } from 'react'
import type { FieldTexts } from '../../components/field/Field.tsx'
import { TextField } from '../../components/text-field/index.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'prefix'>

/** Properties of {@link EmailField}. */
interface EmailFieldProps extends InputProps, Omit<FieldTexts, 'label'> {
  /** `username` where the address is what the person signs in with, for password managers; `email` elsewhere. */
  autoComplete: 'username' | 'email'
}

/** The address of a person, on every form that asks for it: no capital, no spelling, and the keyboard that has an @. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      enterKeyHint="next"
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
