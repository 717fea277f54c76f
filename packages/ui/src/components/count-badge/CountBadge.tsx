import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './CountBadge.module.css'

export interface CountBadgeProps {
  /** How many; nothing is drawn for 0. */
  count: number
  /** The count in words, for screen readers ('3 items'). Leave it out where the label of the control around it says so. */
  label?: string
  className?: string | undefined
}

/** A number on the corner of an icon. From 100 on it reads '99+'. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.root, className)}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
