export { WishlistRow } from './WishlistRow.tsx'
