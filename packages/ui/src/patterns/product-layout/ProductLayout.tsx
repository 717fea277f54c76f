import type { ReactNode } from 'react'
import styles from './ProductLayout.module.css'

interface ProductLayoutProps {
  /** The back link: above the gallery, and over the picture on phones. */
  bar?: ReactNode
  /** The pictures. */
  gallery: ReactNode
  /** Name, price, buttons and facts, next to the pictures on wide screens. */
  facts: ReactNode
  /** Content below gallery and facts: the description, the products of a collection. */
  children?: ReactNode
}

/** The layout of an item's page: gallery and facts side by side from 700 pixels, stacked on phones. */
export function ProductLayout({ bar, gallery, facts, children }: ProductLayoutProps) {
  return (
    <div className={styles.root}>
      {bar ? <div className={styles.bar}>{bar}</div> : null}
      <div className={styles.gallery}>
        <div className={styles.sticky}>{gallery}</div>
      </div>
      <div className={styles.facts}>
        <div className={styles.sticky}>{facts}</div>
      </div>
      {children ? <div className={styles.below}>{children}</div> : null}
    </div>
  )
}
