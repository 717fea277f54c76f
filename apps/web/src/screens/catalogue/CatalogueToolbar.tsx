import { ChoiceForm } from '@shop/ui/components/choice-form'
import { lazyPart, usePrefetch } from '@shop/ui/components/lazy-part'
import { FilterChips } from '@shop/ui/patterns/filter-chips'
import { activeFilters } from '@shop/ui/patterns/filters'
import type { FilterKey, FilterValues } from '@shop/ui/patterns/filters'
import { FilterButton, ListToolbar, ResultCount, SortSelect } from '@shop/ui/patterns/list-toolbar'
import type { Style } from '@shop/domain'
import { useRef, useState } from 'react'
import { wholeCatalogue } from '../../app/catalogue/catalogue-view.ts'
import type { CatalogueView } from '../../app/catalogue/catalogue-view.ts'
import { HiddenChoices } from './HiddenChoices.tsx'

const FilterDialog = lazyPart(() => import('./CatalogueFilterDialog.tsx').then((module) => module.CatalogueFilterDialog))

const parts = [FilterDialog]

interface CatalogueToolbarProps {
  view: CatalogueView
  /** The style that the page is restricted to; null on Shop, where it is one of the filters. */
  style: Style | null
  /** The address of the page without a query, for a browser without JavaScript. */
  action: string
  /** The total number of items; null until it is known. */
  total: number | null
  onChange: (view: CatalogueView) => void
  /** Resets all filters and the search. */
  onClear: () => void
}

/** The count, the Filters button with its dialog, the sort select, and a chip for each filter. */
export function CatalogueToolbar({ view, style, action, total, onChange, onClear }: CatalogueToolbarProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const values = filterValues(view)
  usePrefetch(parts)
  const toolbar = useRef<HTMLDivElement>(null)
  const remove = (key: FilterKey) => {
    // Removing the focused chip would lose the focus, so the Filters button receives it.
    toolbar.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    onChange({ ...view, [key]: wholeCatalogue[key] })
  }
  return (
    <div ref={toolbar}>
      <ListToolbar
        count={<ResultCount total={total} of={view.tab === 'products' ? 'product' : 'collection'} />}
        controls={
          <>
            <FilterButton count={activeFilters(values).length} isOpen={dialog === 'open'} onOpen={() => setDialog('open')} />
            <ChoiceForm action={action} submitLabel="Sort">
              <HiddenChoices view={{ ...view, sort: null }} />
              <SortSelect value={view.sort} isSearch={view.search !== ''} onChange={(sort) => onChange({ ...view, sort })} />
            </ChoiceForm>
          </>
        }
      >
        <FilterChips values={values} onRemove={remove} onClear={onClear} />
      </ListToolbar>
      {dialog === 'unused' ? null : (
        <FilterDialog
          isOpen={dialog === 'open'}
          onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')}
          values={values}
          tab={view.tab}
          hasStyle={style !== null}
          onApply={(chosen) => onChange({ ...view, ...chosen })}
          onClear={onClear}
        />
      )}
    </div>
  )
}

function filterValues(view: CatalogueView): FilterValues {
  const { category, style, material, minPrice, maxPrice, isBestSeller, isPromo, isForeign } = view
  return { category, style, material, minPrice, maxPrice, isBestSeller, isPromo, isForeign }
}
