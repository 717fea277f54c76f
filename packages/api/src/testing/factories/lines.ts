import type { CartLine, WishlistEntry } from '../../schemas/types.ts'
import { testId } from './ids.ts'

/** A cart line of one product. */
export function createCartLine(fields: Partial<CartLine> = {}, index = 1): CartLine {
  return { ...createWishlistEntry({}, index), quantity: 1, ...fields }
}

/** A wishlist entry for one product. */
export function createWishlistEntry(fields: Partial<WishlistEntry> = {}, index = 1): WishlistEntry {
  return { _id: testId('line', index), item: testId('product', index), itemType: 'Product', ...fields }
}
