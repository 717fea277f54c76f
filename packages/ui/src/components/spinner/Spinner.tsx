import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Spinner.module.css'

/** Diameter: 16, 20 or 24 pixels at the default text size. */
export const spinnerSizes = ['small', 'medium', 'large'] as const

interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Width and height. */
  size?: (typeof spinnerSizes)[number]
  /** Announced politely. Omit it if a text next to the spinner says the same. */
  label?: string
}

/** Shown during short waits. Use a skeleton for a page or a list. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...(label === undefined ? {} : { role: 'status' })}
      {...rest}
      className={classNames(styles.root, className)}
      data-size={size}
    >
      <span className={styles.ring} aria-hidden />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
