import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  /** Names the column in `sort`. */
  key: string
  /** The heading; on phones it stands before the value. */
  label: string
  /** What the column shows of a row. */
  cell: (row: Row) => ReactNode
  /** The column that says which row it is, such as the name: the heading of the row. */
  isName?: boolean
  /** The rows can be ordered by it. */
  isSortable?: boolean
  /** `end` for numbers and for the buttons of a row. */
  align?: 'start' | 'end'
  /** For pictures and buttons: the heading is read, not seen. */
  isLabelHidden?: boolean
}

export interface TableSort {
  /** The column by which the rows are ordered. */
  key: string
  direction: 'ascending' | 'descending'
}
