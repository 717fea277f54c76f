import { isInShopCategory, limits, shopCategories, styles } from '@shop/domain'
import type { Image, Product } from '@shop/api'
import type { ShopCategory, Style } from '@shop/domain'
import { bareImage, collectionCard, laterCard, productCard } from '../../app/catalogue/cards.ts'
import type { CollectionCardData, ProductCardData } from '../../app/catalogue/cards.ts'
import type { LoaderOf } from '../../app/routing/page.tsx'
import { createHomePictures, tilePictures } from './home-pictures.ts'
import { rooms } from './rooms.ts'
import type { RoomCategory } from './rooms.ts'

/** The data of Home. A section whose list is empty is not shown, and neither is a category or a style without products. */
export interface HomeData {
  heroes: readonly Image[]
  categories: readonly { category: ShopCategory; image: Image | null }[]
  promotions: readonly ProductCardData[]
  bestSellers: readonly ProductCardData[]
  collections: readonly CollectionCardData[]
  styles: readonly { style: Style; image: Image | null }[]
  /** The promotional blocks. */
  rooms: readonly { category: RoomCategory; image: Image | null }[]
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
  const ofCategory = <Category extends ShopCategory>(category: Category) => ({
    category,
    ...placeOf(
      products.filter((product) => isInShopCategory(product, category)),
      showcase.categories.find((tile) => tile.category === category),
    ),
  })
  const ofStyle = (style: Style) => ({
    style,
    ...placeOf(
      products.filter((product) => product.style === style),
      showcase.styles.find((tile) => tile.style === style),
    ),
  })
  const categoryTiles = shopCategories.map(ofCategory).filter(hasItems)
  const styleTiles = styles.map(ofStyle).filter(hasItems)
  const blocks = (Object.keys(rooms) as RoomCategory[]).map(ofCategory).filter(hasItems)
  const images = pictures.fill([...categoryTiles, ...styleTiles, ...blocks]).map((image) => image && bareImage(image))
  const stylesAt = categoryTiles.length
  const roomsAt = stylesAt + styleTiles.length
  return {
    // The slideshow starts with the first picture.
    heroes: heroes.map((image, position) => (position === 0 ? image : { ...image, placeholder: '' })),
    categories: categoryTiles.map(({ category }, position) => ({ category, image: images[position] ?? null })),
    promotions: pictures.promotions.map((product) => laterCard(productCard(product))),
    bestSellers: pictures.bestSellers.map((product) => laterCard(productCard(product))),
    collections: pictures.collections.map((collection) => laterCard(collectionCard(collection))),
    styles: styleTiles.map(({ style }, position) => ({ style, image: images[stylesAt + position] ?? null })),
    rooms: blocks.map(({ category }, position) => ({ category, image: images[roomsAt + position] ?? null })),
  }
}

/** The pictures for a category or a style: of its products on Home, or the one of the showcase. */
function placeOf(products: readonly Product[], tile: { image: Image } | undefined) {
  return {
    candidates: tilePictures(products),
    fallback: tile?.image ?? null,
    hasItems: products.length > 0 || tile !== undefined,
  }
}

const hasItems = (place: { hasItems: boolean }): boolean => place.hasItems
