import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  /** Id of the column in `sort`. */
  key: string
  /** The heading; on phones it precedes the value. */
  label: string
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode
  /** Makes the cells row headers, for the column that names the row. */
  isName?: boolean
  /** Whether rows can be sorted by this column. */
  isSortable?: boolean
  /** `end` for numbers and for row buttons. */
  align?: 'start' | 'end'
  /** Hides the heading visually, for pictures and buttons. */
  isLabelHidden?: boolean
}

/** A sort order of the rows. */
export interface TableSort {
  /** The key of a column. */
  key: string
  direction: 'ascending' | 'descending'
}
