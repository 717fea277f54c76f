import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const cart = page({
  id: 'saved-lists/cart',
  path: paths.cart,
  guard: 'account',
  head: () => import('./cart.head.ts').then((module) => module.cartHead),
  pending: { shape: 'list', label: 'Loading your cart...' },
  screen: () => import('./Cart.tsx').then((module) => module.Cart),
})
