import { useEffect, useId, useRef } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  /** A statement that is true when the box is checked. */
  label: string
  /** A second line in a quieter colour. */
  hint?: string
  /** Hides the label visually where the context shows it, such as in a table row. */
  isLabelHidden?: boolean
  /** Some, but not all, of the checkboxes below it are checked. */
  isMixed?: boolean
}

/** A yes-or-no choice in a form. The whole line is clickable. */
export function Checkbox({ label, hint, isLabelHidden = false, isMixed = false, className, ...rest }: CheckboxProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  // `indeterminate` is a property without an attribute.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={classNames(styles.root, className)}>
      <span className={styles.box}>
        <input
          {...rest}
          ref={input}
          {...(hint !== undefined && { 'aria-describedby': hintId })}
          type="checkbox"
          className={styles.input}
        />
        <Icon name={isMixed ? 'minus' : 'check'} size="small" className={styles.tick} />
      </span>
      <span>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
