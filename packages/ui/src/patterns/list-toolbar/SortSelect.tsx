import { sortOrders, type SortOrder } from '@shop/domain'
import { Select } from '../../components/select/index.ts'

interface SortSelectProps {
  value: SortOrder
  onChange: (order: SortOrder) => void
}

const labels: Record<SortOrder, string> = {
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  name: 'Name',
}

/** A native select for the sort order. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      isLabelHidden
      variant="bare"
      name="sort"
      value={value}
      options={sortOrders.map((order) => ({ value: order, label: labels[order] }))}
      onChange={(event) => onChange(event.target.value as SortOrder)}
    />
  )
}
