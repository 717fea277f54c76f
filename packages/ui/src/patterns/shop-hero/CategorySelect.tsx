import { shopCategories, shopCategoryLabels, type ShopCategory } from '@shop/domain'
import { Select } from '../../components/select/index.ts'

interface CategorySelectProps {
  /** The chosen category, or null for all. */
  value: ShopCategory | null
  onChange: (category: ShopCategory | null) => void
}

/** The category select of the hero: the nine categories of the navigation, and all. */
export function CategorySelect({ value, onChange }: CategorySelectProps) {
  return (
    <Select
      label="Category"
      isLabelHidden
      name="category"
      value={value ?? ''}
      options={[
        { value: '', label: 'All categories' },
        ...shopCategories.map((category) => ({ value: category, label: shopCategoryLabels[category] })),
      ]}
      onChange={(event) => onChange((event.target.value || null) as ShopCategory | null)}
    />
  )
}
