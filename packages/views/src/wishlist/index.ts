export { WishlistView } from './WishlistView.tsx'
