import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { FieldTexts } from '../field/Field.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { TextField } from '../text-field/TextField.tsx'
import styles from './PasswordField.module.css'

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'prefix'>, FieldTexts {
  /**
   * Whether the password is readable. Pass it to control several fields with one eye button; otherwise the field keeps its own
   * state.
   */
  isShown?: boolean | undefined
  /** Called by the eye button. A field with `isShown` but without this handler has no eye button. */
  onShownChange?: ((isShown: boolean) => void) | undefined
}

/** A password field with a button that shows the password. `autoComplete` is 'current-password' by default, or 'new-password'. */
export function PasswordField({ isShown, onShownChange, ...rest }: PasswordFieldProps) {
  const [isInternallyShown, setOwnShown] = useState(false)
  const shown = isShown ?? isInternallyShown
  const hasToggle = isShown === undefined || onShownChange !== undefined
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
        hasToggle && (
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
