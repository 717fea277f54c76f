import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './CountBadge.module.css'

interface CountBadgeProps {
  /** The number to show. Nothing is rendered for 0. */
  count: number
  /** The count for screen readers ('3 items'). Omit it if the label of the control includes the count. */
  label?: string
}

/** A number on the corner of an icon. Numbers above 99 are shown as '99+'. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.root}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
