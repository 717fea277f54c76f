import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const editCollection = page({
  id: 'admin/edit-collection',
  path: paths.editCollection,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.editCollectionHead),
  pending: loadingAuthentication,
  screen: () => import('./EditCollection.tsx').then((module) => module.EditCollection),
})
