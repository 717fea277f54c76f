import type { SortOrder } from '@shop/domain'
import { pageCount } from '@shop/machines'
import type { AdminTableContext, AdminTableEvent, AdminTableTag } from '@shop/machines'
import type { ReactNode } from 'react'
import type { ViewProps } from '../view-snapshot.ts'
import { exportHref } from './export-href.ts'
import { SectionFilters } from './SectionFilters.tsx'

/** The props of the views of both sections. */
export interface AdminSectionProps<Item> extends ViewProps<AdminTableContext<Item>, AdminTableTag, AdminTableEvent<Item>> {
  newHref: string
  editHref: (item: { _id: string }) => string
  /** Called when the user presses Delete of a row. The screen asks for confirmation. */
  onDelete: (item: { _id: string; name: string }) => void
  /** The chosen items, which may be on other pages. */
  selected: ReadonlySet<string>
  onSelectedChange: (selected: ReadonlySet<string>) => void
  /** What can be done with the chosen items. */
  actions: ReactNode
}

/** The props that the tables of products and collections share. */
export function adminTable<Item>(kind: 'products' | 'collections', { snapshot, send, ...rest }: AdminSectionProps<Item>) {
  const { context } = snapshot
  return {
    ...rest,
    rows: context.items,
    total: context.total,
    page: context.page,
    pageCount: pageCount(context),
    onPage: (page: number) => send({ type: 'page.go', page }),
    sort: context.sort,
    onSort: (sort: SortOrder | null) => send({ type: 'sort.set', sort }),
    searchText: context.searchText,
    onSearchType: (text: string) => send({ type: 'search.typed', text }),
    onSearch: () => send({ type: 'search.submitted' }),
    isBusy: snapshot.hasTag('loading') || snapshot.hasTag('closed'),
    problem: snapshot.hasTag('failed') ? context.problem : null,
    onRetry: () => send({ type: 'list.refresh' }),
    exportHref: exportHref(kind, context),
    filters: (
      <SectionFilters
        filters={context.filters}
        onChange={(filters) => send({ type: 'filters.set', filters })}
        isForProducts={kind === 'products'}
      />
    ),
  }
}
