import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const adminLogin = page({
  id: 'account/admin-login',
  path: paths.adminLogin,
  guard: 'guest',
  loader: () => import('../account.loader.ts').then((module) => module.adminLoginLoader),
  alwaysLoads: true,
  head: () => import('../account.head.ts').then((module) => module.adminLoginHead),
  pending: loadingAuthentication,
  screen: () => import('./AdminLogin.tsx').then((module) => module.AdminLogin),
})
