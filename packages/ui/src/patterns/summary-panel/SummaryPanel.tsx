import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './SummaryPanel.module.css'

interface SummaryPanelProps {
  /** The heading: 'Wishlist Summary'. */
  title: string
  /** Labels and values in display order. */
  rows: readonly { label: string; value: ReactNode }[]
  /** A link or a button. */
  children?: ReactNode
}

/** The summary of a saved list, next to the list on wide screens and below it on phones. */
export function SummaryPanel({ title, rows, children }: SummaryPanelProps) {
  const headingId = useId()
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
