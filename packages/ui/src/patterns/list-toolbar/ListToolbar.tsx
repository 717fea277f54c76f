import type { ReactNode } from 'react'
import styles from './ListToolbar.module.css'

interface ListToolbarProps {
  /** The result count. */
  count: ReactNode
  /** The Filters button and the sort select. */
  controls: ReactNode
  /** A line about what the search found, announced politely when it changes; '' when there is nothing to say. */
  note?: string
  /** A link after that line. */
  noteLink?: ReactNode
  /** Chips of the active filters, in a separate row. */
  children?: ReactNode
}

/**
 * The toolbar above the cards of a catalogue list: the result count, the Filters button, the sort select and the filter chips.
 */
export function ListToolbar({ count, controls, note, noteLink, children }: ListToolbarProps) {
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        {count}
        <div className={styles.controls}>{controls}</div>
      </div>
      {children}
      {note === undefined ? null : (
        <p className={styles.note}>
          <output>{note}</output> {noteLink}
        </p>
      )}
    </div>
  )
}
