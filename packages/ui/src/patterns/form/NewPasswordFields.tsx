import { useState } from 'react'
import { PasswordField, type PasswordFieldProps } from '../../components/password-field/index.ts'
import type { NewPasswordField } from './new-password.ts'

interface NewPasswordFieldsProps {
  /** Returns the props of a field by its name. */
  field: (name: NewPasswordField) => Omit<PasswordFieldProps, 'label'>
  /** The password rule. */
  hint: string
  disabled?: boolean
}

/** A new password and its repetition, with one eye button for both. */
export function NewPasswordFields({ field, hint, disabled = false }: NewPasswordFieldsProps) {
  const [isShown, setShown] = useState(false)
  const common = { autoComplete: 'new-password', disabled, isShown } as const
  return (
    <>
      <PasswordField
        {...field('newPassword')}
        {...common}
        label="New password"
        hint={hint}
        enterKeyHint="next"
        onShownChange={setShown}
      />
      <PasswordField {...field('confirmation')} {...common} label="Confirm new password" enterKeyHint="go" />
    </>
  )
}
