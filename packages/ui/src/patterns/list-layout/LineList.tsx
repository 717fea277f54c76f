import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './ListLayout.module.css'

/** Properties of {@link LineList}. */
interface LineListProps {
  /** The heading above the lines: 'Items (3)'. Without it `label` names the list. */
  heading?: string
  /** At the end of the heading's line: what can be done with all of them. */
  action?: ReactNode
  /** Name of the list for a screen reader, where it has no heading. */
  label?: string
  /** Rows; each becomes an item of one list. */
  children?: ReactNode
}

/** The rows of a cart or a wishlist, a hairline between each two. */
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
