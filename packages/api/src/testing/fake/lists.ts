import { normaliseText, payablePrice } from '@shop/domain'
import type { SortOrder } from '@shop/domain'
import type { Collection, CollectionQuery, Product } from '../../schemas/types.ts'
import { matchesSearch } from './search.ts'

/** Whether an item passes the filters that products and collections share. */
export function passesFilters(item: Product | Collection, query: CollectionQuery): boolean {
  const price = payablePrice(item)
  return (
    (query.style === undefined || item.style === query.style) &&
    (query.minPrice === undefined || price >= query.minPrice) &&
    (query.maxPrice === undefined || price <= query.maxPrice) &&
    (query.isBestSeller === undefined || item.isBestSeller === query.isBestSeller) &&
    (query.isPromo === undefined || item.isPromo === query.isPromo) &&
    (query.isForeign === undefined || item.isForeign === query.isForeign) &&
    (query.search === undefined || matchesSearch(item, query.search))
  )
}

type Listed = Product | Collection

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const comparisons: Readonly<Record<SortOrder, (one: Listed, other: Listed) => number>> = {
  newest: (one, other) => compareText(other.createdAt, one.createdAt),
  'price-asc': (one, other) => payablePrice(one) - payablePrice(other),
  'price-desc': (one, other) => payablePrice(other) - payablePrice(one),
  name: (one, other) => compareText(normaliseText(one.name), normaliseText(other.name)),
}

/** One page of the items in the order asked for, newest first by default; equal ones stand by their id. */
export function pageOf<Item extends Listed>(items: readonly Item[], { sort = 'newest', page, limit }: CollectionQuery) {
  const sorted = items.toSorted((one, other) => comparisons[sort](one, other) || compareText(other._id, one._id))
  return {
    items: sorted.slice((page - 1) * limit, page * limit),
    hasMore: sorted.length > page * limit,
    total: sorted.length,
  }
}
