import { limits } from '@shop/domain'
import { Button } from '@shop/ui/components/button'
import { useRef } from 'react'
import styles from './AdminSection.module.css'

interface SelectionBarProps {
  /** How many rows are chosen. */
  count: number
  onChange: () => void
  /** Duplicates the chosen item; undefined unless one item is chosen. */
  onDuplicate?: (() => void) | undefined
  isDuplicating: boolean
  onClear: () => void
}

/** What can be done with the chosen rows of an admin table. */
export function SelectionBar({ count, onChange, onDuplicate, isDuplicating, onClear }: SelectionBarProps) {
  const isEmpty = count === 0
  const root = useRef<HTMLElement>(null)
  const clear = () => {
    // The focused button is removed. The rows follow this element.
    root.current?.focus({ preventScroll: true })
    onClear()
  }
  return (
    <section
      ref={root}
      tabIndex={-1}
      // Without rows it is no landmark.
      role={isEmpty ? 'group' : undefined}
      className={isEmpty ? styles.emptySelection : styles.selection}
      aria-label="Chosen items"
    >
      {/* In the page from the start, because a screen reader announces only what changes in an existing live region. */}
      <p className={styles.selectionCount} aria-live="polite">
        {!isEmpty && (count < limits.bulkMaximum ? `${count} chosen` : `${count} chosen, as many as can be changed at once`)}
      </p>
      {!isEmpty && (
        <>
          <Button onClick={onChange}>Change</Button>
          {onDuplicate && (
            <Button variant="secondary" isBusy={isDuplicating} onClick={onDuplicate}>
              Duplicate
            </Button>
          )}
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
        </>
      )}
    </section>
  )
}
