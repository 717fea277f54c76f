import { itemTypeSentences } from '@shop/domain'
import type { ListMessages } from '../list-sync/list-kind.ts'

export const wishlistMessages = {
  add: { done: 'Item added to wishlist!', failed: 'Failed to add item to wishlist.' },
  remove: { done: 'Item removed from wishlist!', failed: 'Failed to remove item from wishlist.' },
  clear: { done: 'Wishlist cleared!', failed: 'Failed to clear wishlist.' },
  local: {
    add: 'Item added to local wishlist!',
    remove: 'Item removed from local wishlist!',
    clear: 'Local wishlist cleared!',
  },
  loadFailed: 'Failed to load wishlist from server. Showing local version.',
  checkFailed: 'Could not verify some wishlist items. Displaying wishlist as is.',
  dropped: 'Some items in your wishlist were removed as they are no longer available.',
  typeMissing: { add: itemTypeSentences.addToWishlist, remove: itemTypeSentences.removeFromWishlist },
  /** The notice when the item is in the wishlist already. */
  duplicate: 'Item is already in your wishlist!',
  /** The notice when the item to remove is not in a wishlist that only the browser has. */
  absent: 'Item not found in local wishlist.',
} as const satisfies ListMessages & { duplicate: string; absent: string }
