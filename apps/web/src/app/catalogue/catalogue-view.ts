import { limits, parseShopCategory, parseSortOrder, parseStyle } from '@shop/domain'
import type { ShopCategory, SortOrder, Style } from '@shop/domain'

/** The two tabs of a shop page. */
export type CatalogueTab = 'products' | 'collections'

/** The marks that a list can be narrowed to. */
const marks = ['isPromo', 'isBestSeller', 'isForeign'] as const

/** What a shop page shows: everything that stands in its address. Prices in naira. */
export interface CatalogueView {
  tab: CatalogueTab
  /** Null for all; always null on the Collections tab, since a collection has no category. */
  category: ShopCategory | null
  style: Style | null
  /** Trimmed; '' searches for nothing. */
  search: string
  sort: SortOrder
  minPrice: number | null
  maxPrice: number | null
  isPromo: boolean
  isBestSeller: boolean
  isForeign: boolean
}

/** A shop page with nothing chosen: all products, newest first. */
export const wholeCatalogue: CatalogueView = {
  tab: 'products',
  category: null,
  style: null,
  search: '',
  sort: 'newest',
  minPrice: null,
  maxPrice: null,
  isPromo: false,
  isBestSeller: false,
  isForeign: false,
}

/**
 * The view that an address asks for. Whatever makes no sense counts as absent, so that no link ever leads to an error
 * page. A category selects the Products tab, even beside `view=collections`.
 */
export function readCatalogueView(query: URLSearchParams): CatalogueView {
  const category = parseShopCategory(query.get('category') ?? '')
  const minPrice = readPrice(query.get('minPrice'))
  const maxPrice = readPrice(query.get('maxPrice'))
  const isEmptyRange = minPrice !== null && maxPrice !== null && minPrice > maxPrice
  return {
    tab: category === null && query.get('view')?.toLowerCase() === 'collections' ? 'collections' : 'products',
    category,
    style: parseStyle(query.get('style') ?? ''),
    search: readSearch(query.get('search')),
    sort: parseSortOrder(query.get('sort') ?? '') ?? 'newest',
    minPrice: isEmptyRange ? null : minPrice,
    maxPrice: isEmptyRange ? null : maxPrice,
    isPromo: query.get('isPromo') === 'true',
    isBestSeller: query.get('isBestSeller') === 'true',
    isForeign: query.get('isForeign') === 'true',
  }
}

/** The query of a view's address, with its '?', always in the same order; '' for the whole catalogue. */
export function writeCatalogueView(view: CatalogueView): string {
  const query = new URLSearchParams()
  if (view.tab === 'collections') query.set('view', 'collections')
  else if (view.category) query.set('category', view.category)
  if (view.style) query.set('style', view.style)
  if (view.search) query.set('search', view.search)
  if (view.minPrice !== null) query.set('minPrice', String(view.minPrice))
  if (view.maxPrice !== null) query.set('maxPrice', String(view.maxPrice))
  for (const mark of marks) if (view[mark]) query.set(mark, 'true')
  if (view.sort !== 'newest') query.set('sort', view.sort)
  return query.size > 0 ? `?${query}` : ''
}

/** The page of a list that an address asks for, from 1. Load More leads there where there is no JavaScript. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= limits.pageMaximum ? page : 1
}

/** Whole naira and kobo as the API takes them; null for anything else. */
function readPrice(text: string | null): number | null {
  if (text === null || !/^\d{1,12}(\.\d{1,2})?$/.test(text)) return null
  return Number(text)
}

/** NUL and broken surrogates cannot be searched for; an over-long text is cut, not refused. */
function readSearch(text: string | null): string {
  return (text ?? '').replaceAll('\0', '').trim().slice(0, limits.searchMaximum).toWellFormed().trim()
}
