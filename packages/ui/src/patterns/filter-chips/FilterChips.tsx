import { Chip } from '../../components/chip/index.ts'
import { Link } from '../../components/link/index.ts'
import styles from './FilterChips.module.css'

interface FilterChipsProps {
  /** The active filters and what the search says, each with the address without it. */
  chips: readonly { label: string; href: string }[]
  /** The address without any of them, for 'Clear all', which is shown for two or more chips. */
  clearHref: string
  /** Called when a chip is followed, which removes it. */
  onRemove?: () => void
}

/** A chip for each active filter and each part of the search. Renders nothing without one. */
export function FilterChips({ chips, clearHref, onRemove }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.root} role="list" aria-label="Active filters">
      {chips.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <Chip label={label} href={href} onClick={onRemove} />
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Link className={styles.clear} href={clearHref} onClick={onRemove}>
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
