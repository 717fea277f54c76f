import { firstList, listBeforeFilters, loadedPages, sameFilters } from '@shop/machines'
import type { ListSnapshot, PagedListEvent } from '@shop/machines'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ItemCard } from '../../app/catalogue/cards.ts'
import type { CatalogueFilters } from '../../app/catalogue/catalogue-pages.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useLateActor } from '../../app/shop/useLateActor.ts'
import type { CatalogueData } from './catalogue.loader.ts'

type Snapshot = ListSnapshot<ItemCard, CatalogueFilters>
type Event = PagedListEvent<ItemCard, CatalogueFilters>

/**
 * The list of a shop page. It starts with the loader's page and then belongs to the machine. `filters` come from the address, and
 * the machine follows them. Only the search box works in the other direction: after a pause, `onSearch` reports the typed text.
 * Going back restores the loaded pages, and so does a document that follows the one in which they were loaded.
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

  const [input] = useState(() => ({ filters, loaded: pagesFor() }))
  const [snapshot, send] = useLateActor<Snapshot, Event>({
    before: () => firstList(input),
    start: async (show) => (await import('./list-actor.ts')).startList({ api: services.api, input, show }),
    early: earlyList,
    isNeeded: input.loaded === undefined,
  })
  const { context } = snapshot

  const top = useRef<number>(undefined)
  const returnToPlace = useEffectEvent(() => {
    if (top.current === undefined) return
    const { style } = document.documentElement
    // Otherwise the browser moves the page with its footer when the list grows.
    style.setProperty('overflow-anchor', 'none')
    window.scrollTo(0, top.current)
    top.current = undefined
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
  })
  // Before `continueList`, whose pages are in the next snapshot.
  useLayoutEffect(() => returnToPlace(), [snapshot])
  // The server and the machine have loaded the first page only.
  const continueList = useEffectEvent(() => {
    const loaded = sameFilters(context.filters, filters) && loadedPages(snapshot)
    const kept = loaded && memory?.keptList(key, loaded)
    if (!kept || kept.page === loaded.page) return
    top.current = memory?.scrollY(key)
    send({ type: 'list.restore', filters, loaded: kept })
  })
  useLayoutEffect(() => continueList(), [snapshot, key])

  const lastKey = useRef(key)
  const followAddress = useEffectEvent(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    // The search box has led here. What was typed since then must stay.
    if (sameFilters(context.filters, filters)) return
    const loaded = pagesFor()
    send(loaded ? { type: 'list.restore', filters, loaded } : { type: 'filters.set', filters })
  })
  // Before the paint, which would show the items of one tab as those of the other.
  useLayoutEffect(() => followAddress(), [key])

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

/** The search box keeps what is typed, restored pages are shown, and a chosen filter shows that its items are loading. */
function earlyList(list: Snapshot, event: Event): Snapshot {
  if (event.type === 'list.restore') return firstList(event)
  if (event.type === 'search.typed') return { ...list, context: { ...list.context, searchText: event.text } }
  return event.type === 'filters.set' && !sameFilters(event.filters, list.context.filters)
    ? listBeforeFilters(list, event.filters)
    : list
}
