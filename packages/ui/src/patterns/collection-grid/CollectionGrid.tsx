import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './CollectionGrid.module.css'

/** Properties of {@link CollectionGrid}. */
export interface CollectionGridProps {
  /** Wide cards of collections; each becomes an item of one list. */
  children: ReactNode
}

/** Collections as wide cards, one under the other on phones and two side by side from there on. */
export function CollectionGrid({ children }: CollectionGridProps) {
  return (
    <ul className={styles.root} role="list">
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
