import { totalQuantity } from '@shop/domain'
import { useShopSelector } from '../shop/useShopSelector.ts'

/** How many items are in the cart, and how many entries on the wishlist; 0 until they are known, and for admins. */
export function useListCounts(): { cart: number; wishlist: number } {
  return {
    cart: useShopSelector('cart', ({ context }) => totalQuantity(context.lines), 0),
    wishlist: useShopSelector('wishlist', ({ context }) => context.lines.length, 0),
  }
}
