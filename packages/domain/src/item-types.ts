import { matchName } from './matching.ts'

/** What a line of a cart or an entry of a wishlist points at. */
export const itemTypes = ['Product', 'Collection'] as const

/** The kind of an item. */
export type ItemType = (typeof itemTypes)[number]

/** The kind that a text names, without regard to case; null when it names none. */
export function parseItemType(text: string): ItemType | null {
  return matchName(itemTypes, text)
}

/** What is said when an action of a list lacks the kind of its item. */
export const itemTypeSentences = {
  addToCart: 'Item type (Product/Collection) is required to add to cart.',
  removeFromCart: 'Item type (Product/Collection) is required to remove from cart.',
  addToWishlist: 'Item type (Product/Collection) is required to add to wishlist.',
  removeFromWishlist: 'Item type (Product/Collection) is required to remove from wishlist.',
} as const
