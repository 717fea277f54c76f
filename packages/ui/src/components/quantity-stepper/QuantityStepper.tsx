import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import styles from './QuantityStepper.module.css'

export interface QuantityStepperProps {
  /** What is counted, for screen readers: 'Quantity of Adire wing chair'. */
  label: string
  /** How many there are now. */
  value: number
  /** Called with one more or one fewer. The stepper shows it once it comes back as `value`. */
  onChange: (value: number) => void
  /** Minus cannot be pressed here or below. */
  min?: number
  /** Plus cannot be pressed here or above. */
  max?: number
  disabled?: boolean | undefined
  className?: string | undefined
}

/** How many of one thing: a whole number from 1 to 99, one step a press. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 1,
  max = 99,
  disabled = false,
  className,
}: QuantityStepperProps) {
  const minus = useRef<HTMLButtonElement>(null)
  const plus = useRef<HTMLButtonElement>(null)
  const step = (by: 1 | -1) => {
    const next = value + by
    // A button that is about to be switched off would take the focus with it.
    if (next <= min) plus.current?.focus()
    if (next >= max) minus.current?.focus()
    onChange(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what a form sends
    <div role="group" aria-label={label} className={classNames(styles.root, className)}>
      <IconButton
        ref={minus}
        icon="minus"
        label="Decrease quantity"
        disabled={disabled || value <= min}
        onClick={() => step(-1)}
      />
      <output className={styles.value}>{value}</output>
      <IconButton ref={plus} icon="plus" label="Increase quantity" disabled={disabled || value >= max} onClick={() => step(1)} />
    </div>
  )
}
