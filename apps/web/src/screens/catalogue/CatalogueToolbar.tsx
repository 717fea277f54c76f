import { ChoiceForm } from '@shop/ui/components/choice-form'
import { Link } from '@shop/ui/components/link'
import { lazyPart, usePrefetch } from '@shop/ui/components/lazy-part'
import { FilterChips } from '@shop/ui/patterns/filter-chips'
import { activeFilters } from '@shop/ui/patterns/filters'
import type { FilterValues } from '@shop/ui/patterns/filters'
import { FilterButton, ListToolbar, ResultCount, SortSelect } from '@shop/ui/patterns/list-toolbar'
import type { Searched } from '@shop/api'
import type { Style } from '@shop/domain'
import { useRef, useState } from 'react'
import { wholeCatalogue, writeCatalogueView } from '../../app/catalogue/catalogue-view.ts'
import type { CatalogueView } from '../../app/catalogue/catalogue-view.ts'
import { paths } from '../../paths.ts'
import { HiddenChoices } from './HiddenChoices.tsx'

const FilterDialog = lazyPart(() => import('./CatalogueFilterDialog.tsx').then((module) => module.CatalogueFilterDialog))

const parts = [FilterDialog]

interface CatalogueToolbarProps {
  view: CatalogueView
  /** The style that the page is restricted to; null on Shop, where it is one of the filters. */
  style: Style | null
  /** The address of the page with another query. */
  hrefOf: (query: string) => string
  /** The total number of items; null until it is known. */
  total: number | null
  /** What became of the search; undefined without one. */
  searched: Searched | undefined
  onChange: (view: CatalogueView) => void
  /** Resets all filters and the search. */
  onClear: () => void
}

/** The count, the Filters button with its dialog, the sort select, and a chip for each filter. */
export function CatalogueToolbar({ view, style, hrefOf, total, searched, onChange, onClear }: CatalogueToolbarProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const values = filterValues(view)
  usePrefetch(parts)
  const toolbar = useRef<HTMLDivElement>(null)
  const hrefWith = (part: Partial<CatalogueView>) => hrefOf(writeCatalogueView({ ...view, ...part }))
  const chips = [
    ...(searched?.understood ?? []).map(({ label, without }) => ({ label, href: hrefWith({ search: without }) })),
    ...activeFilters(values).map(({ key, label }) => ({ label, href: hrefWith({ [key]: wholeCatalogue[key] }) })),
  ]
  return (
    <div ref={toolbar}>
      <ListToolbar
        count={<ResultCount total={total} of={view.tab === 'products' ? 'product' : 'collection'} />}
        controls={
          <>
            <FilterButton count={activeFilters(values).length} isOpen={dialog === 'open'} onOpen={() => setDialog('open')} />
            <ChoiceForm action={hrefOf('')} submitLabel="Sort">
              <HiddenChoices view={{ ...view, sort: null }} />
              <SortSelect value={view.sort} isSearch={view.search !== ''} onChange={(sort) => onChange({ ...view, sort })} />
            </ChoiceForm>
          </>
        }
        note={searched?.note ?? ''}
        noteLink={searched?.exact === 0 && total ? <Link href={paths.contact.href(view.search)}>Ask us to make it</Link> : null}
      >
        <FilterChips
          chips={chips}
          clearHref={hrefWith({ ...wholeCatalogue, tab: view.tab, sort: view.sort })}
          // A followed chip disappears with the focus, so the Filters button receives it.
          onRemove={() => toolbar.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()}
        />
      </ListToolbar>
      {dialog === 'unused' ? null : (
        <FilterDialog
          isOpen={dialog === 'open'}
          onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')}
          values={values}
          view={view}
          hasStyle={style !== null}
          onApply={(chosen) => onChange({ ...view, ...chosen })}
          onClear={onClear}
        />
      )}
    </div>
  )
}

function filterValues(view: CatalogueView): FilterValues {
  const { category, style, colour, material, minPrice, maxPrice, isBestSeller, isPromo, isForeign } = view
  return { category, style, colour, material, minPrice, maxPrice, isBestSeller, isPromo, isForeign }
}
