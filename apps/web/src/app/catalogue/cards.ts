import type { Collection, Image, Product } from '@shop/api'

type Price = Pick<Product, 'price' | 'isPromo' | 'discountedPrice'>

/** What a product's card shows, and no more: a page of twelve stays small, and its page can open from it at once. */
export type ProductCardData = Price & Pick<Product, '_id' | 'name' | 'style' | 'category' | 'items' | 'images'>

/** What a collection's card shows. */
export type CollectionCardData = Price & Pick<Collection, '_id' | 'name' | 'style' | 'items' | 'coverImage'>

/** What any card shows. Only a product has `images`. */
export type ItemCard = ProductCardData | CollectionCardData

/** The card of a product: the first picture, and the second, which shows under a mouse and needs no placeholder. */
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

/** The picture of an item's card; null without one, and without an item. */
export function coverOf(item: ItemCard | undefined): Image | null {
  if (!item) return null
  return 'images' in item ? (item.images[0] ?? null) : item.coverImage
}
