import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './EnquiryDesk.module.css'

/** A part of the page with its heading. */
export function DeskPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
