import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const profile = page({
  id: 'account/profile',
  path: paths.profile,
  guard: 'account',
  loader: () => import('../account.loader.ts').then((module) => module.profileLoader),
  alwaysLoads: true,
  head: () => import('../account.head.ts').then((module) => module.profileHead),
  pending: loadingAuthentication,
  screen: () => import('./Profile.tsx').then((module) => module.Profile),
})
