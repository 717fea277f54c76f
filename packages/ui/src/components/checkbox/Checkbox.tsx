import { useEffect, useId, useRef } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  /** What is true when the box is ticked. */
  label: string
  /** A second, quieter line. */
  hint?: string
  /** For a box whose place says what it is, such as a row of a table: the label is read, not seen. */
  isLabelHidden?: boolean
  /** It stands for several of which some are ticked. */
  isMixed?: boolean
}

/** A thing that is so or not so. Its whole line is the target. */
export function Checkbox({ label, hint, isLabelHidden = false, isMixed = false, className, ...rest }: CheckboxProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  // The mixed state is no attribute: only a script can set it.
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
