import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './CollectionGrid.module.css'

/** Properties of {@link CollectionGrid}. */
interface CollectionGridProps {
  /** Wide cards of collections; each becomes an item of one list. */
  children: ReactNode
}

/** Collections as wide cards, in one, two or four columns by the width of the screen; two for longer than products. */
export function CollectionGrid({ children }: CollectionGridProps) {
  return (
    <ul className={styles.root} role="list">
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
