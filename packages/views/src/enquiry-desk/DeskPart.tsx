import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './EnquiryDesk.module.css'

interface DeskPartLook {
  title: string
  /** `never` leaves the part out of a print: it has only something to press or to fill in. */
  print?: 'never'
  children: ReactNode
}

/** A part of the page with its heading. */
export function DeskPart({ title, print, children }: DeskPartLook) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id} data-print={print}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
