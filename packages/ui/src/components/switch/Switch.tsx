import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'role'> {
  /** Label, the same in both states. */
  label: string
  /** A second line in a quieter colour. */
  hint?: string
}

/** Turns a setting on or off. The whole line is clickable. */
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state
        role="switch"
        className={styles.input}
      />
    </label>
  )
}
