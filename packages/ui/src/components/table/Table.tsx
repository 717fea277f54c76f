import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Table.module.css'
import type { TableColumn, TableSort } from './table-shapes.ts'
import { TableHeading } from './TableHeading.tsx'

export interface TableProps<Row> {
  /** Accessible name, visible above the table unless `isLabelHidden`. */
  label: string
  /** Hides the label visually. */
  isLabelHidden?: boolean
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[]
  /** The rows of the current page. The caller sorts and paginates. */
  rows: readonly Row[]
  /** The key of a row, by which it is selected. */
  rowKey: (row: Row) => string
  /** Name of a row, for the label of its checkbox. Default: its key. */
  rowName?: (row: Row) => string
  /** The current sort order. */
  sort?: TableSort | undefined
  /** Called by a heading: ascending first, then descending. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** Keys of the selected rows. Adds a checkbox to every row. */
  selected?: ReadonlySet<string> | undefined
  /** Called with the keys of the rows that are selected now. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined
  /** Rows are loading: the current rows stay visible; without rows there are skeletons. */
  isBusy?: boolean
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** Content below the rows, such as pagination. */
  footer?: ReactNode
  className?: string | undefined
}

/** An admin table with sorting, selection and pagination. In a narrow container each row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, isLabelHidden = false, columns, rows, rowKey, sort, onSortChange, selected, isBusy = false } = props
  const keys = rows.map(rowKey)
  const count = keys.filter((key) => selected?.has(key)).length
  const select = (changed: readonly string[], isSelected: boolean) => {
    const next = new Set(selected)
    for (const key of changed)
      if (isSelected) next.add(key)
      else next.delete(key)
    props.onSelectedChange?.(next)
  }
  return (
    <div className={classNames(styles.root, props.className)}>
      <table className={styles.table} aria-busy={isBusy || undefined}>
        <caption className={styles.caption}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</caption>
        <thead className={styles.head}>
          <tr>
            {selected && (
              <th scope="col" className={styles.check}>
                <Checkbox
                  label="Select all rows"
                  isLabelHidden
                  checked={count > 0 && count === keys.length}
                  isMixed={count > 0 && count < keys.length}
                  disabled={keys.length === 0}
                  onChange={(event) => select(keys, event.target.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <TableHeading key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const key = keys[index] ?? ''
            return (
              <tr key={key} className={styles.row} data-selected={selected?.has(key) || undefined}>
                {selected && (
                  <td className={styles.check}>
                    <Checkbox
                      label={`Select ${props.rowName?.(row) ?? key}`}
                      isLabelHidden
                      checked={selected.has(key)}
                      onChange={(event) => select([key], event.target.checked)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            )
          })}
          {rows.length === 0 && (
            <tr>
              <td className={styles.none} colSpan={columns.length + (selected ? 1 : 0)}>
                {isBusy ? <Waiting /> : props.empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {props.footer}
    </div>
  )
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = column.cell(row)
  const shared = {
    className: styles.cell,
    'data-align': column.align,
    'data-label': column.isLabelHidden ? undefined : column.label,
  }
  return column.isName ? (
    <th scope="row" {...shared} data-name>
      {content}
    </th>
  ) : (
    <td {...shared}>{content}</td>
  )
}

function Waiting() {
  return (
    <span className={styles.waiting}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </span>
  )
}
