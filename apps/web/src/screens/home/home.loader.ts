import { isInShopCategory, limits, styles } from '@shop/domain'
import type { Image } from '@shop/api'
import type { ShopCategory, Style } from '@shop/domain'
import { bareImage, collectionCard, laterCard, productCard } from '../../app/catalogue/cards.ts'
import type { CollectionCardData, ProductCardData } from '../../app/catalogue/cards.ts'
import type { LoaderOf } from '../../app/routing/page.tsx'
import { createHomePictures, tilePictures } from './home-pictures.ts'
import { rooms } from './rooms.ts'

/** The data of Home. A section whose list is empty is not shown, and neither is a category without products. */
export interface HomeData {
  heroes: readonly Image[]
  categories: readonly { category: ShopCategory; image: Image | null }[]
  promotions: readonly ProductCardData[]
  bestSellers: readonly ProductCardData[]
  collections: readonly CollectionCardData[]
  styles: readonly { style: Style; image: Image | null }[]
  /** The pictures of the promotional blocks, in their order. */
  rooms: readonly (Image | null)[]
}

/**
 * Reads the first ten products and collections. Promotions and Best Sellers are read separately, so that a section is only
 * missing when the shop has no item for it. Each picture is shown once, as far as possible.
 */
export const homeLoader: LoaderOf<HomeData> = async ({ api, signal }) => {
  const page = { page: 1, limit: limits.homeItems }
  const productsOf = async (filters: { isPromo?: boolean; isBestSeller?: boolean }) =>
    (await api.catalogue.products({ query: { ...filters, ...page } }, { signal })).products
  const [showcase, newest, { collections }, promotions, bestSellers] = await Promise.all([
    api.catalogue.showcase({}, { signal }),
    productsOf({}),
    api.catalogue.collections({ query: page }, { signal }),
    productsOf({ isPromo: true }),
    productsOf({ isBestSeller: true }),
  ])
  const heroes = showcase.heroes.slice(0, limits.heroSlides)
  const pictures = createHomePictures({ heroes, promotions, bestSellers, collections })
  const products = [...new Map([...bestSellers, ...promotions, ...newest].map((product) => [product._id, product])).values()]
  const ofCategory = (category: ShopCategory) => ({
    candidates: tilePictures(products.filter((product) => isInShopCategory(product, category))),
    fallback: showcase.categories.find((tile) => tile.category === category)?.image ?? null,
  })
  const filled = showcase.categories.map(({ category }) => category)
  const ofStyle = (style: Style) => ({
    candidates: tilePictures(products.filter((product) => product.style === style)),
    fallback: showcase.styles.find((tile) => tile.style === style)?.image ?? null,
  })
  const images = pictures
    .fill([...filled.map(ofCategory), ...styles.map(ofStyle), ...rooms.map(({ category }) => ofCategory(category))])
    .map((image) => image && bareImage(image))
  const stylesAt = filled.length
  const roomsAt = stylesAt + styles.length
  return {
    // The slideshow starts with the first picture.
    heroes: heroes.map((image, position) => (position === 0 ? image : { ...image, placeholder: '' })),
    categories: filled.map((category, position) => ({ category, image: images[position] ?? null })),
    promotions: pictures.promotions.map((product) => laterCard(productCard(product))),
    bestSellers: pictures.bestSellers.map((product) => laterCard(productCard(product))),
    collections: pictures.collections.map((collection) => laterCard(collectionCard(collection))),
    styles: styles.map((style, position) => ({ style, image: images[stylesAt + position] ?? null })),
    rooms: images.slice(roomsAt),
  }
}
