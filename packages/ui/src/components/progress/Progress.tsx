import { useId } from 'react'
import styles from './Progress.module.css'

interface ProgressProps {
  /** Names the work: 'Sending pictures'. */
  label: string
  /** Progress from 0 to `max`. Without it the bar is indeterminate. */
  value?: number | undefined
  /** The value at which the work is done. */
  max?: number
  /** Progress as text next to the label: '3 of 7'. Default: a percentage. */
  text?: string | undefined
}

/** Progress of work that takes longer than a second. */
export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.root}>
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
