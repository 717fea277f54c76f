import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'role'> {
  /** What is on when the switch is on. It stays the same in both states. */
  label: string
  /** A second, quieter line. */
  hint?: string
}

/** Turns something on or off at once, without a button to send it. Its whole line is the target. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId()
  return (
    <label className={classNames(styles.root, className)}>
      <span>
        {label}
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className={styles.input}
      />
    </label>
  )
}
