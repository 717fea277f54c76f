import { useState } from 'react'
import { PasswordField, type PasswordFieldProps } from '../../components/password-field/index.ts'
import type { NewPasswordField } from './new-password.ts'

interface NewPasswordFieldsProps {
  /** Gives each of the two what it needs by its name. */
  field: (name: NewPasswordField) => Omit<PasswordFieldProps, 'label'>
  /** The rule, in the words of the page. */
  hint: string
  disabled?: boolean
}

/** A new password, typed twice, with one eye for both fields. */
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
