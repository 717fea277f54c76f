import { createPagedListMachine, loadedPages, sameFilters } from '@shop/machines'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fromPromise } from 'xstate'
import type { PageResponse, PageRequest } from '@shop/machines'
import type { ItemCard } from '../../app/catalogue/cards.ts'
import { itemPage } from '../../app/catalogue/catalogue-pages.ts'
import type { CatalogueFilters } from '../../app/catalogue/catalogue-pages.ts'
import { notify } from '../../app/shell/notify.ts'
import { useServices } from '../../app/services/services-context.ts'
import type { Services } from '../../app/services/services.ts'
import type { CatalogueData } from './catalogue.loader.ts'

/**
 * The list of a shop page. It starts with the loader's page and then belongs to the machine. `filters` come from the address, and
 * the machine follows them. Only the search box works in the other direction: after a pause, `onSearch` reports the typed text.
 * Going back restores the loaded pages.
 */
export function useCatalogueList(
  { filters: firstFilters, loaded: firstPages }: Pick<CatalogueData, 'filters' | 'loaded'>,
  filters: CatalogueFilters,
  onSearch: (text: string) => void,
) {
  const { key } = useLocation()
  const services = useServices()
  const { memory } = services
  const pagesFor = () => memory?.list(key) ?? (sameFilters(firstFilters, filters) ? firstPages : undefined)

  const [machine] = useState(() => createListMachine(services.api))
  const [snapshot, send, actor] = useActor(machine, { input: { filters, loaded: pagesFor() } })
  const { context } = snapshot

  useEffect(() => {
    const listening = actor.on('notice', ({ tone, text }) => void notify({ tone, text }))
    return () => listening.unsubscribe()
  }, [actor])

  const lastKey = useRef(key)
  const followAddress = useEffectEvent(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    const loaded = pagesFor()
    send(loaded ? { type: 'list.restore', filters, loaded } : { type: 'filters.set', filters })
  })
  useEffect(() => followAddress(), [key])

  const searched = useEffectEvent(() => {
    const text = context.filters.search ?? ''
    if (text !== (filters.search ?? '')) onSearch(text)
  })
  useEffect(() => searched(), [context.filters])

  const storePages = useEffectEvent(() => {
    const pages = loadedPages(snapshot)
    if (pages && sameFilters(context.filters, filters)) memory?.storeList(key, pages)
  })
  useEffect(() => storePages(), [snapshot, key])

  return [snapshot, send] as const
}

function createListMachine(api: Services['api']) {
  return createPagedListMachine<ItemCard, CatalogueFilters>().provide({
    actors: {
      loadPage: fromPromise<PageResponse<ItemCard>, PageRequest<CatalogueFilters>>(async ({ input, signal }) =>
        itemPage(await api(), input, signal),
      ),
    },
  })
}
