import type { Collection, Image, Product } from '@shop/api'
import { catalogueCollections, catalogueHeroes, catalogueProducts, createImage } from '@shop/api/testing'

/** The demo pictures as bundled files, so that stories work under any path and without a server. */
const files = import.meta.glob<string>('../../../../demo/images/*.webp', { eager: true, query: '?url', import: 'default' })

const withFile = (image: Image): Image => ({
  ...image,
  url: files[image.url.replace(/^\/demo/, '../../../../demo/images')] ?? image.url,
})

export const products: readonly Product[] = catalogueProducts.map((product) => ({
  ...product,
  images: product.images.map(withFile),
}))

export const collections: readonly Collection[] = catalogueCollections.map((collection) => ({
  ...collection,
  coverImage: collection.coverImage && withFile(collection.coverImage),
}))

export const heroes: readonly Image[] = catalogueHeroes.map(withFile)

/** Returns the first match, so that a story names the property that it needs and not an index. */
function first<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): Item {
  const item = items.find(isMeant)
  if (item === undefined) throw new Error('The example catalogue has no such item. Correct the story or the catalogue.')
  return item
}

/** A product without badges. */
export const plainProduct = first(products, (product) => !product.isPromo && !product.isForeign)

/** A product on promotion, with dimensions. */
export const promotedProduct = first(products, (product) => product.isPromo && product.dimensions !== null)

export const foreignProduct = first(products, (product) => product.isForeign)

/** The longest expected texts, with a word that cannot be hyphenated. */
export const longTextProduct: Product = {
  ...plainProduct,
  name: 'Grand Donaudampfschifffahrtsgesellschaftskapitänssessel with footstool and reading lamp',
  items: 'Bed+Wardrobe+mirror+2 nightstands+dressing table+bench+stool+chest of drawers+valet stand',
}

/** A product without pictures. */
export const productWithoutPictures: Product = { ...plainProduct, images: [] }

/** A product whose picture fails to load. */
export const brokenProduct: Product = {
  ...plainProduct,
  images: [createImage({ url: 'data:image/png;base64,broken', widths: [], placeholder: '' })],
}

export const freeProduct: Product = { ...plainProduct, price: 0 }

/** A product with a ten-digit price and a discount. */
export const expensiveProduct: Product = {
  ...plainProduct,
  price: 9_999_999_999,
  isPromo: true,
  discountedPrice: 8_888_888_888.5,
}

/** A collection on promotion. */
export const promotedCollection: Collection = {
  ...first(collections, () => true),
  price: 2_690_000,
  isPromo: true,
  discountedPrice: 2_450_000,
}
