import type { ReactNode } from 'react'
import styles from './PromoBlock.module.css'

/** Promo blocks in a row that scrolls sideways on phones, and below each other on wide screens. */
export function PromoBlocks({ children }: { children: ReactNode }) {
  return <div className={styles.blocks}>{children}</div>
}
