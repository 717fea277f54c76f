import { useRef } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import styles from './QuantityStepper.module.css'

export interface QuantityStepperProps {
  /** Accessible name: 'Quantity of Adire wing chair'. */
  label: string
  /** The quantity that is shown. */
  value: number
  /** Called with the new quantity. The stepper shows it when it comes back as `value`. */
  onChange: (value: number) => void
  /** Lower limit. */
  min?: number
  /** Upper limit. */
  max?: number
  disabled?: boolean | undefined
}

/** Sets a quantity from 1 to 99 in steps of one. */
export function QuantityStepper({ label, value, onChange, min = 1, max = 99, disabled = false }: QuantityStepperProps) {
  const minus = useRef<HTMLButtonElement>(null)
  const plus = useRef<HTMLButtonElement>(null)
  const step = (by: 1 | -1) => {
    const next = value + by
    // Disabling the focused button would lose the focus.
    if (next <= min) plus.current?.focus()
    if (next >= max) minus.current?.focus()
    onChange(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is meant for form data
    <div role="group" aria-label={label} className={styles.root}>
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
