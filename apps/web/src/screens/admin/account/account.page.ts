import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const account = page({
  id: 'admin/account',
  path: paths.adminAccount,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.accountHead),
  pending: loadingAuthentication,
  screen: () => import('./Account.tsx').then((module) => module.Account),
})
