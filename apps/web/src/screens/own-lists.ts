/** The pages of cart and wishlist, in one chunk: they are made of the same parts. */
export { Cart } from './cart/Cart.tsx'
export { Wishlist } from './wishlist/Wishlist.tsx'
