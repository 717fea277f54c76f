import { parseShopCategory, parseStyle, shopCategories, styles } from '@shop/domain'
import { FilterDialog } from '@shop/ui/patterns/filter-dialog'
import type { FilterValues } from '@shop/ui/patterns/filters'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { filtersOfView } from '../../app/catalogue/catalogue-pages.ts'
import type { CatalogueView, ViewFilters } from '../../app/catalogue/catalogue-view.ts'
import { useFacets } from './useFacets.ts'

interface CatalogueFilterDialogProps extends Omit<ComponentProps<typeof FilterDialog>, 'choices' | 'onApply' | 'onDraft'> {
  view: CatalogueView
  /** Whether the page is restricted to a style. The style is then not a filter. */
  hasStyle: boolean
  onApply: (filters: ViewFilters) => void
}

/**
 * The Filters dialog of a shop page, with the filters that its list supports. The counts beside the values follow what is chosen in
 * the dialog.
 */
export function CatalogueFilterDialog({ view, hasStyle, onApply, ...dialog }: CatalogueFilterDialogProps) {
  const [draft, setDraft] = useState<ViewFilters | null>(null)
  const facets = useFacets(dialog.isOpen ? filtersOfView({ ...view, ...draft }) : null)
  const choices = {
    ...(view.tab === 'products' && {
      category: facets.category ?? unknown(shopCategories),
      colour: facets.colour ?? [],
      material: facets.material ?? [],
    }),
    ...(!hasStyle && { style: facets.style ?? unknown(styles) }),
    isBestSeller: facets.isBestSeller ?? [],
    isPromo: facets.isPromo ?? [],
    isForeign: facets.isForeign ?? [],
  }
  return (
    <FilterDialog
      {...dialog}
      choices={choices}
      onOpenChange={(isOpen) => {
        setDraft(null)
        dialog.onOpenChange(isOpen)
      }}
      onDraft={(values) => setDraft(viewOfFilters(values))}
      onApply={(values) => onApply(viewOfFilters(values))}
    />
  )
}

/** Values whose counts are not loaded. */
const unknown = (values: readonly string[]) => values.map((value) => ({ value }))

/** The dialog returns category and style as plain strings. */
function viewOfFilters({ category, style, ...rest }: FilterValues): ViewFilters {
  return { ...rest, category: parseShopCategory(category ?? ''), style: parseStyle(style ?? '') }
}
