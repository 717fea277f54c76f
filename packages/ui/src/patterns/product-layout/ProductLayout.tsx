import type { ReactNode } from 'react'
import styles from './ProductLayout.module.css'

/** Properties of {@link ProductLayout}. */
interface ProductLayoutProps {
  /** The way back and the copy-link button, in the line above. */
  bar?: ReactNode
  gallery: ReactNode
  facts: ReactNode
  /** Below both: description, the items of its collection. */
  children?: ReactNode
}

/** The page of an open item: gallery at the start, facts at the end and sticky; one under the other on phones. */
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
