import { itemTypeSentences } from '@shop/domain'
import type { ListMessages } from '../list-sync/list-kind.ts'

export const cartMessages = {
  add: { done: 'Item added to cart!', failed: 'Failed to add item to cart.' },
  remove: { done: 'Item removed from cart!', failed: 'Failed to remove item from cart.' },
  clear: { done: 'Cart cleared!', failed: 'Failed to clear cart.' },
  setFailed: 'Failed to update quantity.',
  loadFailed: 'Failed to load cart from server. Showing local version.',
  checkFailed: 'Could not verify some cart items. Displaying cart as is.',
  dropped: 'Some items in your cart were removed as they are no longer available.',
  typeMissing: { add: itemTypeSentences.addToCart, remove: itemTypeSentences.removeFromCart },
  /** The stepper's question before the last item is removed. */
  question: 'Do you want to remove this item from your cart?',
} as const satisfies ListMessages & { question: string }
