import { Button } from '@shop/ui/components/button'
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
  if (count === 0) return null
  return (
    <section className={styles.selection} aria-label="Chosen items">
      <p className={styles.selectionCount} aria-live="polite">
        {count} chosen
      </p>
      <Button onClick={onChange}>Change</Button>
      {onDuplicate && (
        <Button variant="secondary" isBusy={isDuplicating} onClick={onDuplicate}>
          Duplicate
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
