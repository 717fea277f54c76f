import type { ReactNode } from 'react'
import { InState, pseudoStates } from './InState.tsx'
import styles from './Matrix.module.css'

interface MatrixProps<Row extends string, Props> {
  /** The component's own list of variants, so that a new one appears automatically. */
  rows: readonly Row[]
  /** Additional props of each column. */
  columns: Record<string, Props>
  cell: (row: Row, props: Props) => ReactNode
  /** Adds columns for hover, focus and active. */
  isInteractive?: boolean
  /** Wraps the columns, each with a caption, if they do not fit on a wide screen. */
  isWrapped?: boolean
}

/** The States story of a component: all variants in all states, as a table on wide screens and a list on phones. */
export function Matrix<Row extends string, Props>({
  rows,
  columns,
  cell,
  isInteractive = false,
  isWrapped = false,
}: MatrixProps<Row, Props>) {
  const [first, ...others] = Object.entries(columns).map(([name, props]) => ({ name, props, state: undefined }))
  if (first === undefined) throw new Error('A matrix needs a column.')
  const pseudo = pseudoStates.map((state) => ({ name: titles[state], props: first.props, state }))
  const all = [first, ...(isInteractive ? pseudo : []), ...others]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
    <section className={styles.root} data-wrapped={isWrapped || undefined} aria-label="States" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            {all.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {all.map(({ name, props, state }) => (
                <td key={name} data-column={name}>
                  <InState state={state}>{cell(row, props)}</InState>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const titles = { hover: 'Hover', focus: 'Focus', active: 'Active' }
