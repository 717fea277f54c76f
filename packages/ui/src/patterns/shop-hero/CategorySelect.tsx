import { shopCategories, shopCategoryLabels, type ShopCategory } from '@shop/domain'
import { Select } from '../../components/select/index.ts'

/** Properties of {@link CategorySelect}. */
interface CategorySelectProps {
  /** The chosen category; null for all. */
  value: ShopCategory | null
  onChange: (category: ShopCategory | null) => void
  /** Name of the field where a form without JavaScript sends it. */
  name?: string
}

/** The category dropdown of the hero: the nine categories of the navigation, and all. */
export function CategorySelect({ value, onChange, name = 'category' }: CategorySelectProps) {
  return (
    <Select
      label="Category"
      isLabelHidden
      name={name}
      value={value ?? ''}
      options={[
        { value: '', label: 'All categories' },
        ...shopCategories.map((category) => ({ value: category, label: shopCategoryLabels[category] })),
      ]}
      onChange={(event) => onChange((event.target.value || null) as ShopCategory | null)}
    />
  )
}
