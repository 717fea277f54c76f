/** The pages of cart and wishlist, in one chunk: they are made of the same parts. */
export { Cart } from './saved-lists/cart/Cart.tsx'
export { Wishlist } from './saved-lists/wishlist/Wishlist.tsx'
