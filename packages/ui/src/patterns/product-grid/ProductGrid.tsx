import { Children } from 'react'
import type { ReactNode } from 'react'
import styles from './ProductGrid.module.css'

/** Properties of {@link ProductGrid}. */
interface ProductGridProps {
  /** Cards of products or collections; each becomes an item of one list. */
  children: ReactNode
  /** Name of the list for a screen reader, where no heading stands right before it. */
  label?: string
  /** True while the cards are about to be replaced: they stay readable and step back. */
  isBusy?: boolean
}

/** Cards in one, two or four columns, by the width of the screen. */
export function ProductGrid({ children, label, isBusy = false }: ProductGridProps) {
  return (
    <ul className={styles.root} role="list" aria-label={label} aria-busy={isBusy || undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
