import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { loadingAuthentication } from './app/routing/guard.ts'
import type { HeadOf, PageHandle } from './app/routing/page-handle.ts'
import { paths } from './paths.ts'

/** The pages of the back office, for admins alone. Their screens, loaders and heads are chunks that no shopper fetches. */
export function adminPages(): RouteObject[] {
  return [
    {
      id: 'dashboard',
      path: paths.dashboard.pattern,
      lazy: { Component: async () => (await pages()).Dashboard },
      handle: adminHandle(async () => (await heads()).dashboardHead),
    },
    {
      id: 'new-product',
      path: paths.newProduct.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).newProductLoader(args),
      lazy: { Component: async () => (await pages()).NewProduct },
      handle: adminHandle(async () => (await heads()).newProductHead),
    },
    {
      id: 'edit-product',
      path: paths.editProduct.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).editProductLoader(args),
      lazy: { Component: async () => (await pages()).EditProduct },
      handle: adminHandle(async () => (await heads()).editProductHead),
    },
    {
      id: 'new-collection',
      path: paths.newCollection.pattern,
      lazy: { Component: async () => (await pages()).NewCollection },
      handle: adminHandle(async () => (await heads()).newCollectionHead),
    },
    {
      id: 'edit-collection',
      path: paths.editCollection.pattern,
      lazy: { Component: async () => (await pages()).EditCollection },
      handle: adminHandle(async () => (await heads()).editCollectionHead),
    },
  ]
}

/** What stands around the pages of the back office, and stays while the person goes from one to another. */
export function adminFrame(children: RouteObject[]): RouteObject {
  return { id: 'office', lazy: { Component: async () => (await pages()).AdminFrame }, children }
}

const pages = () => import('./screens/admin-pages.ts')
const loaders = () => import('./screens/admin/admin.loader.ts')
const heads = () => import('./screens/admin/admin.head.ts')

function adminHandle(head: () => Promise<HeadOf<never>>): PageHandle {
  return { module: 'src/screens/admin-pages.ts', head, pending: loadingAuthentication, guard: 'admin', needsShop: true }
}
