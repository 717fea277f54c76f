import type { CollectionFilters, ProductFilters } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import type { SortOrder } from '@shop/domain'
import type { PageResponse, PageRequest } from '@shop/machines'
import { collectionCard, productCard } from './cards.ts'
import type { CollectionCardData, ItemCard, ProductCardData } from './cards.ts'
import { choicesOf } from './catalogue-view.ts'
import type { CatalogueTab, CatalogueView } from './catalogue-view.ts'

interface Ordering {
  search: string
  sort: SortOrder
}

/** The filters and the order of a list as the API takes them; what is not chosen is left out. */
export type ItemFilters = Partial<ProductFilters & Ordering>

/** The filters of a shop page's list, and which of the two lists it is. */
export type CatalogueFilters = ItemFilters & { tab: CatalogueTab }

/** The filters that a view chooses. Without a chosen order, the server decides: newest first, or best match first in a search. */
export function filtersOfView(view: CatalogueView): CatalogueFilters {
  return { ...(Object.fromEntries(choicesOf(view)) as ItemFilters), tab: view.tab }
}

/** One page of a shop page's list, as cards. */
export function itemPage(
  api: ApiClient,
  { filters: { tab, ...filters }, ...request }: PageRequest<CatalogueFilters>,
  signal: AbortSignal,
): Promise<PageResponse<ItemCard>> {
  return tab === 'products'
    ? productPage(api, { filters, ...request }, signal)
    : collectionPage(api, { filters, ...request }, signal)
}

/** One page of products, as cards. */
export async function productPage(
  api: ApiClient,
  { filters, page, limit }: PageRequest<ItemFilters>,
  signal: AbortSignal,
): Promise<PageResponse<ProductCardData>> {
  const { products, hasMore, total } = await api.catalogue.products({ query: { ...filters, page, limit } }, { signal })
  return { items: products.map(productCard), hasMore, total }
}

/** One page of collections, as cards. */
export async function collectionPage(
  api: ApiClient,
  { filters, page, limit }: PageRequest<Partial<CollectionFilters & Ordering>>,
  signal: AbortSignal,
): Promise<PageResponse<CollectionCardData>> {
  const { collections, hasMore, total } = await api.catalogue.collections({ query: { ...filters, page, limit } }, { signal })
  return { items: collections.map(collectionCard), hasMore, total }
}
