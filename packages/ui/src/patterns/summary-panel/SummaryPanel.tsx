import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './SummaryPanel.module.css'

/** Properties of {@link SummaryPanel}. */
interface SummaryPanelProps {
  /** Its heading: 'Wishlist Summary'. */
  title: string
  /** What it sums up, in the order in which it is read. */
  rows: readonly { label: string; value: ReactNode }[]
  /** The way on: a link, a button. */
  children?: ReactNode
}

/** What a list comes to, beside the list on wide screens and below it on phones. */
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
