import type { ReactNode } from 'react'
import styles from './ProductLayout.module.css'

interface ProductLayoutProps {
  /** A line above the gallery: the back link and the copy-link button. */
  bar?: ReactNode
  gallery: ReactNode
  facts: ReactNode
  /** Content below gallery and facts: the description, the products of a collection. */
  children?: ReactNode
}

/** The layout of an item's page: the gallery and sticky facts side by side, stacked on phones. */
export function ProductLayout({ bar, gallery, facts, children }: ProductLayoutProps) {
  return (
    <div className={styles.root}>
      {bar ? <div className={styles.bar}>{bar}</div> : null}
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.facts}>{facts}</div>
      {children ? <div className={styles.below}>{children}</div> : null}
    </div>
  )
}
