import type { ReactNode } from 'react'
import styles from './ItemForm.module.css'

/** Fields that belong together, under their heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  )
}
