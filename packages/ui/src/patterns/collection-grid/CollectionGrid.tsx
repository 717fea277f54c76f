import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './CollectionGrid.module.css'

interface CollectionGridProps {
  /** Wide collection cards, which become list items. */
  children: ReactNode
}

/**
 * Wide collection cards in one, two or four columns, depending on the screen width. A second column needs a wider screen than for products.
 */
export function CollectionGrid({ children }: CollectionGridProps) {
  return (
    <ul className={styles.root} role="list">
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
