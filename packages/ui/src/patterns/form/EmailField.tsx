import type { ComponentProps } from 'react'
import type { FieldTexts } from '../../components/field/Field.tsx'
import { TextField } from '../../components/text-field/index.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'prefix'>

interface EmailFieldProps extends InputProps, Omit<FieldTexts, 'label'> {
  /** `username` where the user logs in with the address, for password managers; `off` for that of somebody else; `email` elsewhere. */
  autoComplete: 'username' | 'email' | 'off'
}

/** An email field without capitalisation and spell check, with an email keyboard. */
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
