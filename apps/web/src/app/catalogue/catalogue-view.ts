import type { CollectionFilters, ProductFilters } from '@shop/api'
import { limits, parseShopCategory, parseSortOrder, parseStyle, toWellFormed } from '@shop/domain'
import type { SortOrder } from '@shop/domain'

/** The tabs of a shop page. */
export type CatalogueTab = 'products' | 'collections'

/** A filter of a shop page: every filter of the API except `collection`, because a collection has a page of its own. */
type ViewFilter = Exclude<keyof ProductFilters, 'collection'>

/** The value of a filter: true or false for a flag, otherwise a value or null. */
type Chosen<Value> = [NonNullable<Value>] extends [boolean] ? boolean : NonNullable<Value> | null

/** The filters of a shop page, with prices in naira. Filters that only products have are null on the Collections tab. */
export type ViewFilters = { [Name in ViewFilter]: Chosen<ProductFilters[Name]> }

/** The state of a shop page. All of it is in the address. */
export interface CatalogueView extends ViewFilters {
  tab: CatalogueTab
  /** The trimmed search text; '' means no search. */
  search: string
  /** Null is the default order: newest first, or best match first in a search. */
  sort: SortOrder | null
}

/** A shop page without any choice: all products in the default order. The address lists choices in the order of these keys. */
export const wholeCatalogue: CatalogueView = {
  tab: 'products',
  category: null,
  style: null,
  colour: null,
  material: null,
  search: '',
  minPrice: null,
  maxPrice: null,
  isPromo: false,
  isBestSeller: false,
  isForeign: false,
  sort: null,
}

/** The filters that collections do not have, all of them unset. */
const noProductFilters: Record<Exclude<ViewFilter, keyof CollectionFilters>, null> = {
  category: null,
  colour: null,
  material: null,
}

/**
 * Reads the view from an address. Anything invalid is ignored, so that no link leads to an error page. A category selects the
 * Products tab, even with `view=collections`.
 */
export function readCatalogueView(query: URLSearchParams): CatalogueView {
  const category = parseShopCategory(query.get('category') ?? '')
  const minPrice = readPrice(query.get('minPrice'))
  const maxPrice = readPrice(query.get('maxPrice'))
  const search = readText(query.get('search'), limits.searchMaximum)
  const isEmptyRange = minPrice !== null && maxPrice !== null && minPrice > maxPrice
  const tab = category === null && query.get('view')?.toLowerCase() === 'collections' ? 'collections' : 'products'
  const view: CatalogueView = {
    tab,
    category,
    style: parseStyle(query.get('style') ?? ''),
    colour: readText(query.get('colour'), limits.materialMaximum) || null,
    material: readText(query.get('material'), limits.materialMaximum) || null,
    search,
    sort: chosenSort(parseSortOrder(query.get('sort') ?? ''), search),
    minPrice: isEmptyRange ? null : minPrice,
    maxPrice: isEmptyRange ? null : maxPrice,
    isPromo: query.get('isPromo') === 'true',
    isBestSeller: query.get('isBestSeller') === 'true',
    isForeign: query.get('isForeign') === 'true',
  }
  return onTab(view, tab)
}

/** The same view on a tab, without the filters that the tab does not have. */
export function onTab(view: CatalogueView, tab: CatalogueTab): CatalogueView {
  return { ...view, tab, ...(tab === 'collections' && noProductFilters) }
}

/** The choices of a view, in the order of its address: everything that differs from `wholeCatalogue`. */
export function choicesOf(view: CatalogueView): [name: keyof CatalogueView, value: string | number | boolean][] {
  const shown = { ...onTab(view, view.tab), sort: chosenSort(view.sort, view.search) }
  const names = Object.keys(wholeCatalogue) as (keyof CatalogueView)[]
  return names.flatMap((name) => {
    const value = shown[name]
    return value === null || value === wholeCatalogue[name] ? [] : [[name, value]]
  })
}

/** Writes the query of a view's address, with its '?' and always in the same order; '' for `wholeCatalogue`. */
export function writeCatalogueView(view: CatalogueView): string {
  const query = new URLSearchParams(choicesOf(view).map(([name, value]) => [name === 'tab' ? 'view' : name, String(value)]))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The order as a choice. Newest is a choice only in a search, because it is the default elsewhere. */
function chosenSort(sort: SortOrder | null, search: string): SortOrder | null {
  return sort === 'newest' && search === '' ? null : sort
}

/** Reads the page number of a list from an address, from 1. Without JavaScript, Load More links to it. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= limits.pageMaximum ? page : 1
}

/** Reads a price with at most two decimals; null for anything else. */
function readPrice(text: string | null): number | null {
  if (text === null || !/^\d{1,12}(\.\d{1,2})?$/.test(text)) return null
  return Number(text)
}

/** Removes NUL and broken surrogates, which cannot be searched for, and truncates a text that is too long. */
function readText(text: string | null, maximum: number): string {
  return toWellFormed((text ?? '').replaceAll('\0', '').trim().slice(0, maximum)).trim()
}
