import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Spinner.module.css'

/** Diameter: 16, 20 or 24 pixels at the usual text size. */
export const spinnerSizes = ['small', 'medium', 'large'] as const

interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter of the ring. */
  size?: (typeof spinnerSizes)[number]
  /** What is awaited, announced politely. Leave it out where the text beside the ring says it. */
  label?: string
}

/** A ring that turns while something short is awaited. For a page or a list use a skeleton. */
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
