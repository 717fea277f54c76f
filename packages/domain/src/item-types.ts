import { matchName } from './matching.ts'

/** The types of items that a saved list can contain. */
export const itemTypes = ['Product', 'Collection'] as const

/** The type of an item. */
export type ItemType = (typeof itemTypes)[number]

/** Parses the type of an item, ignoring case; null when there is none. */
export function parseItemType(text: string): ItemType | null {
  return matchName(itemTypes, text)
}

/** The messages when an action on a saved list lacks the type of its item. */
export const itemTypeSentences = {
  addToCart: 'Item type (Product/Collection) is required to add to cart.',
  removeFromCart: 'Item type (Product/Collection) is required to remove from cart.',
  addToWishlist: 'Item type (Product/Collection) is required to add to wishlist.',
  removeFromWishlist: 'Item type (Product/Collection) is required to remove from wishlist.',
} as const
