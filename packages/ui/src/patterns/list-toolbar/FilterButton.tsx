import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import styles from './ListToolbar.module.css'

interface FilterButtonProps {
  /** Number of active filters, shown above zero. */
  count: number
  isOpen?: boolean
  onOpen: () => void
}

/** Opens the Filters dialog and shows the number of active filters. */
export function FilterButton({ count, isOpen = false, onOpen }: FilterButtonProps) {
  return (
    <Button variant="secondary" icon={<Icon name="filter" />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
      Filters
      {count > 0 ? (
        <span className={styles.active}>
          {count}
          <VisuallyHidden> active</VisuallyHidden>
        </span>
      ) : null}
    </Button>
  )
}
