import { parseShopCategory, parseStyle, shopCategories, styles } from '@shop/domain'
import { FilterDialog } from '@shop/ui/patterns/filter-dialog'
import type { FilterValues } from '@shop/ui/patterns/filters'
import type { ComponentProps } from 'react'
import type { CatalogueTab, ViewFilters } from '../../app/catalogue/catalogue-view.ts'
import { useMaterials } from './useMaterials.ts'

interface CatalogueFilterDialogProps extends Omit<ComponentProps<typeof FilterDialog>, 'choices' | 'onApply'> {
  tab: CatalogueTab
  /** Whether the page is restricted to a style. The style is then not a filter. */
  hasStyle: boolean
  onApply: (filters: ViewFilters) => void
}

/** The Filters dialog of a shop page, with the filters that its list supports. */
export function CatalogueFilterDialog({ tab, hasStyle, onApply, ...dialog }: CatalogueFilterDialogProps) {
  const materials = useMaterials(dialog.isOpen && tab === 'products')
  const choices = {
    ...(tab === 'products' && { category: shopCategories, material: materials }),
    ...(!hasStyle && { style: styles }),
  }
  return <FilterDialog {...dialog} choices={choices} onApply={(values) => onApply(viewOfFilters(values))} />
}

/** The dialog returns category and style as plain strings. */
function viewOfFilters({ category, style, ...rest }: FilterValues): ViewFilters {
  return { ...rest, category: parseShopCategory(category ?? ''), style: parseStyle(style ?? '') }
}
