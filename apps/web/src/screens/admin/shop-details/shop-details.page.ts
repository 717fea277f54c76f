import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const shopDetails = page({
  id: 'admin/shop-details',
  path: paths.shopDetails,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.shopDetailsHead),
  pending: loadingAuthentication,
  screen: () => import('./ShopDetails.tsx').then((module) => module.ShopDetails),
})
