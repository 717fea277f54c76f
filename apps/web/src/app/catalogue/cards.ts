import type { Collection, Image, Product } from '@shop/api'

type Price = Pick<Product, 'price' | 'isPromo' | 'discountedPrice'>

/**
 * The fields that a product card shows. Lists contain only these, so a page of twelve items stays small, and the product page can
 * show them until the product has loaded.
 */
export type ProductCardData = Price & Pick<Product, '_id' | 'name' | 'style' | 'category' | 'items' | 'images'>

/** The fields of a collection's card. */
export type CollectionCardData = Price & Pick<Collection, '_id' | 'name' | 'style' | 'items' | 'coverImage'>

/** The fields of any card. Only a product has `images`. */
export type ItemCard = ProductCardData | CollectionCardData

/** Creates the card of a product: its first picture, and the second, which is shown on hover. */
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
    images: [...(first ? [first] : []), ...(second ? [bareImage(second)] : [])],
  }
}

/** Creates the card of a collection. */
export function collectionCard(collection: Collection): CollectionCardData {
  const { _id, name, style, items, price, isPromo, discountedPrice, coverImage } = collection
  return { _id, name, style, items, price, isPromo, discountedPrice, coverImage }
}

/**
 * A picture below the first screen that has its name next to it: without an alternative text and a placeholder, which together would be
 * a fifth of a page.
 */
export function bareImage(image: Image): Image {
  return { ...image, alt: '', placeholder: '' }
}

/** A card below the first screen. */
export function laterCard<Card extends ItemCard>(card: Card): Card {
  return 'images' in card
    ? { ...card, images: card.images.map(bareImage) }
    : { ...card, coverImage: card.coverImage && bareImage(card.coverImage) }
}
