import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './ListLayout.module.css'

interface LineListProps {
  /** The heading above the rows: 'Items (3)'. Without it `label` is the accessible name. */
  heading?: string
  /** Actions for the whole list, at the end of the heading's line. */
  action?: ReactNode
  /** Accessible name of a list without a heading. */
  label?: string
  /** Rows, which become list items. */
  children?: ReactNode
}

/** The rows of a saved list, separated by hairlines. */
export function LineList({ heading, action, label, children }: LineListProps) {
  const hasRows = Children.count(children) > 0
  return (
    <>
      {heading === undefined ? null : (
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {action}
        </div>
      )}
      {hasRows ? (
        <ul className={styles.lines} role="list" aria-label={label ?? heading}>
          {Children.map(children, (row) => (
            <li>{row}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
