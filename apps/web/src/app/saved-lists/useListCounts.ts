import { totalQuantity } from '@shop/domain'
import { useShopSelector } from '../shop/useShopSelector.ts'

/** The number of items in the cart and of entries on the wishlist; 0 until they are known, and for admins. */
export function useListCounts(): { cart: number; wishlist: number } {
  return {
    cart: useShopSelector('cart', ({ context }) => totalQuantity(context.lines), 0),
    wishlist: useShopSelector('wishlist', ({ context }) => context.lines.length, 0),
  }
}
