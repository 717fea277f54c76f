import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const search = page({
  id: 'admin/search',
  path: paths.adminSearch,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.searchHead),
  pending: loadingAuthentication,
  screen: () => import('./Search.tsx').then((module) => module.Search),
})
