import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import { coverOf, shopCategoryLabels } from '@shop/domain'
import type { Style } from '@shop/domain'
import { readCatalogueView, wholeCatalogue, writeCatalogueView } from '../../app/catalogue/catalogue-view.ts'
import type { CatalogueView } from '../../app/catalogue/catalogue-view.ts'
import type { PageHead } from '../../app/head/head.ts'
import type { HeadInput, HeadOf } from '../../app/routing/page.tsx'
import { breadcrumbData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'
import type { CatalogueData } from './catalogue.loader.ts'
import { catalogueTitle } from '../../app/catalogue/titles.ts'

/** The head of Shop. */
export const shopHead: HeadOf<CatalogueData> = (input) => {
  const view = readCatalogueView(input.url.searchParams)
  return catalogueHead(input, view, (query) => paths.shop.href(query))
}

/** The head of a style's shop. */
export const styleShopHead: HeadOf<CatalogueData> = (input) => {
  const style = input.data.style as Style
  const view = { ...readCatalogueView(input.url.searchParams), style: null }
  return catalogueHead(input, view, (query) => paths.style.href(style, query))
}

/**
 * Each category and tab has a canonical address of its own. Search, filters, sort order and page number only narrow that page, so
 * its canonical address stays the same. A link preview shows and opens what was shared.
 */
function catalogueHead(
  { data, facts }: HeadInput<CatalogueData>,
  view: CatalogueView,
  href: (query: string) => string,
): PageHead {
  const { tab, category, search } = view
  const query = writeCatalogueView({ ...wholeCatalogue, tab, category })
  const sharedQuery = writeCatalogueView(view)
  const title = catalogueTitle(data.style, tab, category)
  const image = coverOf(data.loaded.items[0])
  return {
    title: search === '' ? title : `“${search}” – ${title}`,
    description: `${title === 'Shop' ? 'Furniture' : title} by ${facts.shop.name}: pictures, sizes and prices in naira. Order in a chat.`,
    canonical: href(query),
    shared: href(sharedQuery),
    image,
    isUnlisted: sharedQuery !== query,
    firstPicture: image && { image, sizes: tab === 'products' ? pictureSizes.card : pictureSizes.wideCard },
    structured: [
      breadcrumbData(
        [
          { name: data.style ?? 'Shop', href: href('') },
          ...(category ? [{ name: shopCategoryLabels[category], href: href(query) }] : []),
        ],
        facts,
      ),
    ],
  }
}
