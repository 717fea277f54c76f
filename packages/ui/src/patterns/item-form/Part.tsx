import type { ReactNode } from 'react'
import styles from './ItemForm.module.css'

/** A group of fields with a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  )
}
