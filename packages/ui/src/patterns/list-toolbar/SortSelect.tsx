import { sortOrders, type SortOrder } from '@shop/domain'
import { Select } from '../../components/select/index.ts'

interface SortSelectProps {
  /** Null is the default order: best match in a search, newest otherwise. */
  value: SortOrder | null
  /** Whether the list is a search, which can be sorted by best match. */
  isSearch?: boolean
  onChange: (order: SortOrder | null) => void
}

const labels: Record<SortOrder, string> = {
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  name: 'Name',
}

const orders = sortOrders.map((order) => ({ value: order, label: labels[order] }))

/** A native select for the sort order. */
export function SortSelect({ value, isSearch = false, onChange }: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      isLabelHidden
      variant="bare"
      name="sort"
      value={value ?? (isSearch ? '' : 'newest')}
      options={isSearch ? [{ value: '', label: 'Best match' }, ...orders] : orders}
      onChange={(event) => onChange((event.target.value || null) as SortOrder | null)}
    />
  )
}
