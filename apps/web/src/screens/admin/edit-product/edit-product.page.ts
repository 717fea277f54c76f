import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const editProduct = page({
  id: 'admin/edit-product',
  path: paths.editProduct,
  guard: 'admin',
  loader: () => import('../admin.loader.ts').then((module) => module.productFormLoader),
  head: () => import('../admin.head.ts').then((module) => module.editProductHead),
  pending: loadingAuthentication,
  screen: () => import('./EditProduct.tsx').then((module) => module.EditProduct),
})
