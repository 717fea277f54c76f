import { Chip } from '../../components/chip/index.ts'
import { activeFilters, type FilterKey, type FilterValues } from '../filters/index.ts'
import styles from './FilterChips.module.css'

interface FilterChipsProps {
  values: FilterValues
  /** Called with the filter of the pressed chip. */
  onRemove: (key: FilterKey) => void
  /** Called by 'Clear all', which is shown for two or more chips. */
  onClear: () => void
}

/** A chip for each active filter; pressing it removes the filter. Renders nothing without filters. */
export function FilterChips({ values, onRemove, onClear }: FilterChipsProps) {
  const active = activeFilters(values)
  if (active.length === 0) return null
  return (
    <ul className={styles.root} role="list" aria-label="Active filters">
      {active.map(({ key, label }) => (
        <li key={key}>
          <Chip label={label} onRemove={() => onRemove(key)} />
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <button className={styles.clear} type="button" onClick={onClear}>
            Clear all
          </button>
        </li>
      ) : null}
    </ul>
  )
}
