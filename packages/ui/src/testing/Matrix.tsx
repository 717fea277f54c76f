import type { ReactNode } from 'react'
import styles from './Matrix.module.css'

interface MatrixProps<Row extends string, Props> {
  /** A component's own list of variants: a new one appears here by itself. */
  rows: readonly Row[]
  /** What each column adds to the props. */
  columns: Record<string, Props>
  cell: (row: Row, props: Props) => ReactNode
}

/** Every variant in every state, as a table: the States story of a component. */
export function Matrix<Row extends string, Props>({ rows, columns, cell }: MatrixProps<Row, Props>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <section className={styles.root} aria-label="States" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            {Object.keys(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {Object.entries(columns).map(([column, props]) => (
                <td key={column}>{cell(row, props)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
