import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const newCollection = page({
  id: 'admin/new-collection',
  path: paths.newCollection,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.newCollectionHead),
  pending: loadingAuthentication,
  screen: () => import('./NewCollection.tsx').then((module) => module.NewCollection),
})
