import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './OverviewLists.module.css'

interface OverviewPartProps {
  heading: string
  /** A short summary; null while it is unknown. */
  note?: string | null
  children: ReactNode
}

/** One list of the overview with its heading. */
export function OverviewPart({ heading, note = null, children }: OverviewPartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {note !== null && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}
