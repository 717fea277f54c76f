import { formatNaira } from '@shop/domain'
import styles from './EnquiryFigures.module.css'

/** A row of a table of figures. */
export interface FigureRow {
  readonly key: string
  readonly label: string
  readonly count: number
  /** Naira; null in a table without worth. */
  readonly worth: number | null
}

/** A table of figures with a bar in each row, so that the plot and its numbers are one. Screen readers read the table. */
export function FigureTable({ title, labelOf, rows }: { title: string; labelOf: string; rows: readonly FigureRow[] }) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{labelOf}</th>
          <th scope="col">Number</th>
          {rows[0]?.worth !== null && <th scope="col">Worth</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, worth }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
                <rect width={(count / highest) * 100} height="4" />
              </svg>
            </th>
            <td>{count}</td>
            {worth !== null && <td>{formatNaira(worth)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
