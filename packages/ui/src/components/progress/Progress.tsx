import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Progress.module.css'

interface ProgressProps {
  /** What is under way: 'Sending pictures'. */
  label: string
  /** How much is done, from 0 to `max`. Without it nobody knows how long it takes, and the bar only says that it goes on. */
  value?: number | undefined
  /** What `value` counts to. */
  max?: number
  /** How far it is in words, beside the label: '3 of 7'. Per cent unless given. */
  text?: string | undefined
  className?: string | undefined
}

/** How far something is that takes a while. What takes less than a second needs none. */
export function Progress({ label, value, max = 100, text, className }: ProgressProps) {
  const id = useId()
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {value !== undefined && <span className={styles.text}>{text ?? `${Math.round((value / max) * 100)}%`}</span>}
      </div>
      <span className={styles.track} data-unknown={value === undefined || undefined}>
        <progress
          id={id}
          className={styles.bar}
          max={max}
          {...(value !== undefined && { value })}
          {...(text !== undefined && value !== undefined && { 'aria-valuetext': text })}
        />
      </span>
    </div>
  )
}
