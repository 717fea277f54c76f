import type { Collection, Product } from '@shop/api'

type Price = Pick<Product, 'price' | 'isPromo' | 'discountedPrice'>

/**
 * The fields of a product's card. Nothing else is sent, so a page of twelve stays small, and the product's page can open with
 * them at once.
 */
export type ProductCardData = Price & Pick<Product, '_id' | 'name' | 'style' | 'category' | 'items' | 'images'>

/** The fields of a collection's card. */
export type CollectionCardData = Price & Pick<Collection, '_id' | 'name' | 'style' | 'items' | 'coverImage'>

/** The fields of any card. Only a product has `images`. */
export type ItemCard = ProductCardData | CollectionCardData

/** The card of a product: its first picture, and the second, which is shown on hover and needs no placeholder. */
export function productCard(product: Product): ProductCardData {
  const { _id, name, style, category, items, price, isPromo, discountedPrice, images } = product
  const [first, second] = images
  return {
    _id,
    name,
    style,
    category,
    items,
    price,
    isPromo,
    discountedPrice,
    images: [...(first ? [first] : []), ...(second ? [{ ...second, placeholder: '' }] : [])],
  }
}

/** The card of a collection. */
export function collectionCard(collection: Collection): CollectionCardData {
  const { _id, name, style, items, price, isPromo, discountedPrice, coverImage } = collection
  return { _id, name, style, items, price, isPromo, discountedPrice, coverImage }
}
