import type { ReactNode } from 'react'
import styles from './ListToolbar.module.css'

/** Properties of {@link ListToolbar}. */
interface ListToolbarProps {
  /** The count of results. */
  count: ReactNode
  /** The Filters button and the sort select. */
  controls: ReactNode
  /** Chips of the active filters, on a line of their own. */
  children?: ReactNode
}

/** The line between the hero of a list and its cards: count at the start, controls at the end, hairlines around. */
export function ListToolbar({ count, controls, children }: ListToolbarProps) {
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        {count}
        <div className={styles.controls}>{controls}</div>
      </div>
      {children}
    </div>
  )
}
