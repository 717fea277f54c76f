import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const dashboard = page({
  id: 'admin/dashboard',
  path: paths.dashboard,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.dashboardHead),
  pending: loadingAuthentication,
  screen: () => import('./Dashboard.tsx').then((module) => module.Dashboard),
})
