import type { RouteObject } from 'react-router-dom'
import { loadingAuthentication } from '../../app/routing/guard.ts'
import { frame } from '../../app/routing/page.tsx'
import { account } from './account/account.page.ts'
import { dashboard } from './dashboard/dashboard.page.ts'
import { editCollection } from './edit-collection/edit-collection.page.ts'
import { editProduct } from './edit-product/edit-product.page.ts'
import { enquiries } from './enquiries/enquiries.page.ts'
import { newCollection } from './new-collection/new-collection.page.ts'
import { newProduct } from './new-product/new-product.page.ts'
import { search } from './search/search.page.ts'
import { shopDetails } from './shop-details/shop-details.page.ts'

/** The admin pages inside their layout, which stays mounted while the admin navigates between them. */
export const admin: RouteObject = frame({
  id: 'admin',
  pending: loadingAuthentication,
  screen: () => import('./AdminFrame.tsx').then((module) => module.AdminFrame),
  pages: [dashboard, enquiries, search, shopDetails, account, newProduct, editProduct, newCollection, editCollection],
})
