import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is true when the box is ticked. */
  label: string
  /** A second, quieter line. */
  hint?: string
}

/** A thing that is so or not so. Its whole line is the target. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const hintId = useId()
  return (
    <label className={classNames(styles.root, className)}>
      <span className={styles.box}>
        <input {...rest} {...(hint !== undefined && { 'aria-describedby': hintId })} type="checkbox" className={styles.input} />
        <Icon name="check" size="small" className={styles.tick} />
      </span>
      <span>
        {label}
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
