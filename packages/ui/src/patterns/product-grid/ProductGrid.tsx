import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './ProductGrid.module.css'

interface ProductGridProps {
  /** Cards, which become list items. */
  children: ReactNode
  /** Dims the cards while they are being replaced. */
  isBusy?: boolean
}

/** Cards in one, two or four columns, depending on the screen width. */
export function ProductGrid({ children, isBusy = false }: ProductGridProps) {
  return (
    <ul className={styles.root} role="list" aria-busy={isBusy || undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
