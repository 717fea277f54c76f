export { WishlistRow, type WishlistRowProps } from './WishlistRow.tsx'
