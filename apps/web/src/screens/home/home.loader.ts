import { coverOf, limits, shopCategories, styles } from '@shop/domain'
import type { Image } from '@shop/api'
import type { ShopCategory, Style } from '@shop/domain'
import { collectionPage, productPage } from '../../app/catalogue/catalogue-pages.ts'
import type { CollectionCardData, ProductCardData } from '../../app/catalogue/cards.ts'
import type { LoaderOf } from '../../app/routing/page.tsx'

/** The data of Home. A section whose list is empty is not shown. */
export interface HomeData {
  heroes: readonly Image[]
  categories: readonly { category: ShopCategory; image: Image | null }[]
  promotions: readonly ProductCardData[]
  bestSellers: readonly ProductCardData[]
  collections: readonly CollectionCardData[]
  styles: readonly { style: Style; image: Image | null }[]
}

/**
 * Reads the first ten products and collections. Promotions and Best Sellers are read separately, so that a section is only
 * missing when the shop has no item for it. A tile without a showcase picture shows a picture of a product.
 */
export const homeLoader: LoaderOf<HomeData> = async ({ api, signal }) => {
  const page = { page: 1, limit: limits.homeItems }
  const [showcase, products, collections, promotions, bestSellers] = await Promise.all([
    api.catalogue.showcase({}, { signal }),
    productPage(api, { ...page, filters: {} }, signal),
    collectionPage(api, { ...page, filters: {} }, signal),
    productPage(api, { ...page, filters: { isPromo: true } }, signal),
    productPage(api, { ...page, filters: { isBestSeller: true } }, signal),
  ])
  const coverOfFirst = (matches: (product: ProductCardData) => boolean) => coverOf(products.items.find(matches))
  return {
    heroes: showcase.heroes.slice(0, limits.heroSlides),
    categories: shopCategories.map((category) => ({
      category,
      image:
        showcase.categories.find((tile) => tile.category === category)?.image ??
        coverOfFirst((product) => product.category === category),
    })),
    promotions: promotions.items,
    bestSellers: bestSellers.items,
    collections: collections.items,
    styles: styles.map((style) => ({
      style,
      image: showcase.styles.find((tile) => tile.style === style)?.image ?? coverOfFirst((product) => product.style === style),
    })),
  }
}
