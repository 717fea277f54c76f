import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { FieldTexts } from '../field/Field.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { TextField } from '../text-field/TextField.tsx'
import styles from './PasswordField.module.css'

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'prefix'>, FieldTexts {
  /** Whether the password can be read, where the caller decides it: several fields with one eye. Its own affair unless given. */
  isShown?: boolean | undefined
  /** Called by the eye. A field whose `isShown` comes from outside and that has no such call has no eye: another field's works for it. */
  onShownChange?: ((isShown: boolean) => void) | undefined
}

/** A password, hidden until its eye is pressed. `autoComplete` says which one: 'current-password' unless given, or 'new-password'. */
export function PasswordField({ isShown, onShownChange, ...rest }: PasswordFieldProps) {
  const [isOwnShown, setOwnShown] = useState(false)
  const shown = isShown ?? isOwnShown
  const hasEye = isShown === undefined || onShownChange !== undefined
  const toggle = () => {
    setOwnShown(!shown)
    onShownChange?.(!shown)
  }
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={
        hasEye && (
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label="Show password"
            isPressed={shown}
            className={styles.eye}
            disabled={rest.disabled}
            onClick={toggle}
          />
        )
      }
    />
  )
}
