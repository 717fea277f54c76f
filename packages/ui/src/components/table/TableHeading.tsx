import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { TableColumn, TableSort } from './table-shapes.ts'
import styles from './Table.module.css'

interface TableHeadingProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
}

/** The heading of a column: text, or a button for a sortable column. */
export function TableHeading<Row>({ column, sort, onSortChange }: TableHeadingProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const press = () => onSortChange?.({ key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
  if (!column.isSortable || !onSortChange) {
    return (
      <th scope="col" className={styles.heading} data-align={column.align}>
        {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
      </th>
    )
  }
  return (
    <th scope="col" className={styles.heading} data-align={column.align} data-sortable aria-sort={direction ?? 'none'}>
      <button type="button" className={styles.sort} onClick={press}>
        {column.label}
        <Icon
          name={direction === 'descending' ? 'chevron-down' : 'chevron-up'}
          size="small"
          className={styles.arrow}
          data-shown={direction !== undefined || undefined}
        />
      </button>
    </th>
  )
}
