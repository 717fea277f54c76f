import { ChoiceForm } from '@shop/ui/components/choice-form'
import { LinkTabs } from '@shop/ui/components/tabs'
import { CategorySelect, ShopHero } from '@shop/ui/patterns/shop-hero'
import { CatalogueListView } from '@shop/views/catalogue-list'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { shopCategoryLabels } from '@shop/domain'
import type { Style } from '@shop/domain'
import { filtersOfView } from '../../app/catalogue/catalogue-pages.ts'
import { BrowseShop } from '../../app/parts/lazy-browse-shop.ts'
import { ItemGrid } from '../../app/catalogue/ItemGrid.tsx'
import { onTab, wholeCatalogue, writeCatalogueView } from '../../app/catalogue/catalogue-view.ts'
import type { CatalogueTab, CatalogueView } from '../../app/catalogue/catalogue-view.ts'
import { paths } from '../../paths.ts'
import { CatalogueToolbar } from './CatalogueToolbar.tsx'
import styles from './Catalogue.module.css'
import type { CatalogueData } from './catalogue.loader.ts'
import { HiddenChoices } from './HiddenChoices.tsx'
import { SuggestedItems } from './SuggestedItems.tsx'
import { SuggestedSearch } from './SuggestedSearch.tsx'
import { catalogueTitle } from '../../app/catalogue/titles.ts'
import { useCatalogueList } from './useCatalogueList.ts'
import { useSearchSheet } from './useSearchSheet.ts'

interface CatalogueProps {
  /** The style that the page is restricted to; null on Shop. */
  style: Style | null
  /** The choices in the address besides that style. */
  view: CatalogueView
  /** The address of this page with another query. */
  hrefOf: (query: string) => string
  /** The links to the other styles. */
  switcher?: ReactNode
}

/** Both shop pages: the hero with search and category, the two tabs and the cards. Every choice changes the address. */
export function Catalogue({ style, view, hrefOf, switcher }: CatalogueProps) {
  const { tab, category, search } = view
  const navigate = useNavigate()
  const show = (next: CatalogueView, replace = false) => void navigate(hrefOf(writeCatalogueView(next)), { replace })

  const filters = filtersOfView(style ? { ...view, style } : view)
  // Each further letter replaces the history entry, so Back leaves the search at once.
  const [list, send] = useCatalogueList(useLoaderData<CatalogueData>(), filters, (text) =>
    show({ ...view, search: text }, search !== ''),
  )
  const searchBox = useRef<HTMLInputElement>(null)
  const sheet = useSearchSheet(searchBox)

  // While the items of this tab load, the list still has those of the other tab, and their number.
  const isOtherTab = list.hasTag('loading') && !list.context.items.some((item) => 'images' in item === (tab === 'products'))
  const isFiltered = writeCatalogueView({ ...view, sort: null }) !== writeCatalogueView({ ...wholeCatalogue, tab })
  const suggestions = [
    ...(search === '' ? [] : [{ tab, search }]),
    { tab, ...(style ? { style } : {}), ...(category ? { category } : {}) },
  ]
  // A category finds more than a search only when that has other filters.
  const hasFilters = writeCatalogueView({ ...view, search: '', sort: null }) !== ''
  const fitting = hasFilters ? (list.context.searched?.categories.filter((fit) => fit !== category) ?? []) : []
  const clear = () => show({ ...wholeCatalogue, tab, sort: view.sort })
  return (
    <>
      <ShopHero title={catalogueTitle(style, tab, category)}>
        <SuggestedSearch
          ref={searchBox}
          label={tab === 'products' ? 'Search products' : 'Search collections'}
          action={hrefOf('')}
          value={list.context.searchText}
          sheet={sheet}
          onType={(text) => send({ type: 'search.typed', text })}
          // The pending search would replace the page of the suggestion.
          onPick={() => send({ type: 'search.typed', text: search })}
          onSearch={(text) => {
            if (sheet.isOpening()) return show({ ...view, search: text }, true)
            send({ type: 'search.typed', text })
            send({ type: 'search.submitted' })
          }}
        >
          <HiddenChoices view={{ ...view, search: '' }} />
        </SuggestedSearch>
        {tab === 'products' ? (
          <div className={styles.category}>
            <ChoiceForm action={hrefOf('')}>
              <HiddenChoices view={{ ...view, category: null }} />
              <CategorySelect value={category} onChange={(chosen) => show({ ...view, category: chosen })} />
            </ChoiceForm>
          </div>
        ) : null}
        {switcher}
      </ShopHero>
      <div className={styles.list}>
        <LinkTabs
          label="Products or collections"
          items={tabs.map(({ value, label }) => ({ value, label, href: hrefOf(writeCatalogueView(onTab(view, value))) }))}
          value={tab}
          onValueChange={(value) => show(onTab(view, value as CatalogueTab))}
        >
          <CatalogueToolbar
            view={view}
            style={style}
            hrefOf={hrefOf}
            total={isOtherTab ? null : list.context.total}
            searched={list.context.searched}
            onChange={show}
            onClear={clear}
          />
          <CatalogueListView
            snapshot={list}
            send={send}
            tab={tab}
            isFiltered={isFiltered}
            moreHref={hrefOf(withPage(writeCatalogueView(view), list.context.page + 1))}
            onClear={clear}
            ways={{
              askHref: search === '' ? undefined : paths.contact.href(search),
              categories: fitting.map((fit) => ({
                label: shopCategoryLabels[fit],
                href: hrefOf(writeCatalogueView({ ...wholeCatalogue, category: fit, search })),
              })),
            }}
            cards={(items, isBusy) => <ItemGrid items={items} of={tab} headingLevel={2} isBusy={isBusy} isFirstView />}
          />
        </LinkTabs>
      </div>
      {list.hasTag('empty') ? (
        <div className={styles.suggestions}>
          {isFiltered ? <SuggestedItems tab={tab} filters={suggestions} /> : null}
          <BrowseShop hasSearch={false} />
        </div>
      ) : null}
    </>
  )
}

const tabs = [
  { value: 'products', label: 'Products' },
  { value: 'collections', label: 'Collections' },
] as const

function withPage(query: string, page: number): string {
  return `${query}${query ? '&' : '?'}page=${page}`
}
