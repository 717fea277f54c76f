import { redirect } from 'react-router-dom'
import { limits, parseStyle } from '@shop/domain'
import type { LoadedPages } from '@shop/machines'
import type { Style } from '@shop/domain'
import { laterCard } from '../../app/catalogue/cards.ts'
import type { ItemCard } from '../../app/catalogue/cards.ts'
import { filtersOfView, itemPage } from '../../app/catalogue/catalogue-pages.ts'
import type { CatalogueFilters } from '../../app/catalogue/catalogue-pages.ts'
import { readCatalogueView, readPage, writeCatalogueView } from '../../app/catalogue/catalogue-view.ts'
import type { CatalogueView } from '../../app/catalogue/catalogue-view.ts'
import { missing } from '../../app/routing/missing.ts'
import type { LoaderInput, LoaderOf } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

/** The list of the address when the page was opened. Afterwards the machine of the list loads further pages by itself. */
export interface CatalogueData {
  /** The style that the whole page is restricted to; null on Shop. */
  style: Style | null
  filters: CatalogueFilters
  loaded: LoadedPages<ItemCard>
}

/** Cards on the first screen: one row on a wide screen. */
const firstScreen = 4

/** Reads the list of the address. */
export const shopLoader: LoaderOf<CatalogueData> = (input) =>
  loadCatalogue(null, readCatalogueView(input.url.searchParams), input)

/**
 * Reads the list of the address within a style; an unknown style is a 404. Without JavaScript the style switcher sends the
 * chosen style as `to`, which redirects to its page.
 */
export const styleShopLoader: LoaderOf<CatalogueData> = async (input) => {
  const style = parseStyle(input.params['style'] ?? '')
  if (style === null) throw missing('page')
  const { searchParams } = input.url
  const view = readCatalogueView(searchParams)
  const chosen = parseStyle(searchParams.get('to') ?? '') ?? style
  if (chosen !== style) throw redirect(paths.style.href(chosen, writeCatalogueView({ ...view, style: null })))
  return loadCatalogue(style, { ...view, style }, input)
}

/** Reads the page of the address, or the first one when the list ends before it: the list may have become shorter. */
async function loadCatalogue(
  style: Style | null,
  view: CatalogueView,
  input: LoaderInput,
  page = readPage(input.url.searchParams),
): Promise<CatalogueData> {
  const filters = filtersOfView(view)
  const response = await itemPage(input.api, { filters, page, limit: limits.pageSize }, input.signal)
  if (response.items.length === 0 && page > 1) return loadCatalogue(style, view, input, 1)
  const items = response.items.map((item, position) => (position < firstScreen ? item : laterCard(item)))
  return { style, filters, loaded: { ...response, items, page } }
}
