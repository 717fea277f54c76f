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

/** The filters and the sort order of a list, as parameters of the API. Parameters without a value are left out. */
export type ItemFilters = Partial<ProductFilters & Ordering>

/** The filters of a shop page, and the tab whose list they narrow. */
export type CatalogueFilters = ItemFilters & { tab: CatalogueTab }

/** The filters that a view chooses. Without a sort order the server decides: newest first, or best match first in a search. */
export function filtersOfView(view: CatalogueView): CatalogueFilters {
  return { ...(Object.fromEntries(choicesOf(view)) as ItemFilters), tab: view.tab }
}

/** Requests one page of the list of a shop page, as cards. */
export function itemPage(
  api: ApiClient,
  { filters: { tab, ...filters }, ...request }: PageRequest<CatalogueFilters>,
  signal: AbortSignal,
): Promise<PageResponse<ItemCard>> {
  return tab === 'products'
    ? productPage(api, { filters, ...request }, signal)
    : collectionPage(api, { filters, ...request }, signal)
}

/** Requests one page of products, as cards. */
export async function productPage(
  api: ApiClient,
  { filters, page, limit }: PageRequest<ItemFilters>,
  signal: AbortSignal,
): Promise<PageResponse<ProductCardData>> {
  const { products, ...rest } = await api.catalogue.products({ query: { ...filters, page, limit } }, { signal })
  return { ...rest, items: products.map(productCard) }
}

/** Requests one page of collections, as cards. */
async function collectionPage(
  api: ApiClient,
  { filters, page, limit }: PageRequest<Partial<CollectionFilters & Ordering>>,
  signal: AbortSignal,
): Promise<PageResponse<CollectionCardData>> {
  const { collections, ...rest } = await api.catalogue.collections({ query: { ...filters, page, limit } }, { signal })
  return { ...rest, items: collections.map(collectionCard) }
}
