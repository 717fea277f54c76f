import { pageCount } from '@shop/machines'
import type { createCatalogueAdminMachine } from '@shop/machines'
import type { SortOrder } from '@shop/domain'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'

interface Identified {
  _id: string
}

/** The machine of a section, whichever items it shows. */
type SectionActor<Item extends Identified> = ActorRefFrom<ReturnType<typeof createCatalogueAdminMachine<Item>>>

/** A section of the dashboard while it is open: what its table shows, and which item is about to be deleted. */
export function useSection<Item extends Identified>(section: SectionActor<Item>) {
  const snapshot = useSelector(section, (current) => current)
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const { send } = section
  useEffect(() => send({ type: 'section.open' }), [send])
  const { context } = snapshot
  const table = {
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
    onDelete: ({ _id }: Identified) => setDeletedId(_id),
  }
  const endDeletion = (outcome: 'deleted' | 'kept') => {
    if (outcome === 'deleted' && deletedId !== null) send({ type: 'item.deleted', id: deletedId })
    setDeletedId(null)
  }
  return { table, deletedId, endDeletion }
}
