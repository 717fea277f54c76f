import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const wishlist = page({
  id: 'saved-lists/wishlist',
  path: paths.wishlist,
  guard: 'account',
  head: () => import('./wishlist.head.ts').then((module) => module.wishlistHead),
  pending: { shape: 'list', label: 'Loading your wishlist...' },
  screen: () => import('./Wishlist.tsx').then((module) => module.Wishlist),
})
