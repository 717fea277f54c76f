import { createPagedListMachine } from '@shop/machines'
import type { ListSnapshot, PageRequest, PageResponse, PagedListEvent, PagedListInput } from '@shop/machines'
import { createActor, fromPromise } from 'xstate'
import { itemPage } from '../../app/catalogue/catalogue-pages.ts'
import type { CatalogueFilters } from '../../app/catalogue/catalogue-pages.ts'
import type { ItemCard } from '../../app/catalogue/cards.ts'
import type { Services } from '../../app/services/services.ts'
import type { LateActor } from '../../app/shop/useLateActor.ts'
import { notify } from '../../app/shell/notify.ts'

interface ListStart {
  api: Services['api']
  input: PagedListInput<ItemCard, CatalogueFilters>
  /** Called with the snapshot, at once and after every change. */
  show: (snapshot: ListSnapshot<ItemCard, CatalogueFilters>) => void
}

/** Starts the list of a shop page. Its notices become toasts. */
export function startList({ api, input, show }: ListStart): LateActor<PagedListEvent<ItemCard, CatalogueFilters>> {
  const machine = createPagedListMachine<ItemCard, CatalogueFilters>().provide({
    actors: {
      loadPage: fromPromise<PageResponse<ItemCard>, PageRequest<CatalogueFilters>>(async ({ input: page, signal }) =>
        itemPage(await api(), page, signal),
      ),
    },
  })
  const actor = createActor(machine, { input })
  actor.on('notice', ({ tone, text }) => void notify({ tone, text }))
  actor.subscribe(show)
  actor.start()
  return actor
}
