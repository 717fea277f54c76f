import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const newProduct = page({
  id: 'admin/new-product',
  path: paths.newProduct,
  guard: 'admin',
  loader: () => import('../admin.loader.ts').then((module) => module.productFormLoader),
  head: () => import('../admin.head.ts').then((module) => module.newProductHead),
  pending: loadingAuthentication,
  screen: () => import('./NewProduct.tsx').then((module) => module.NewProduct),
})
