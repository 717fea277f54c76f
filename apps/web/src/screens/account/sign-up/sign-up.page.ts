import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const signUp = page({
  id: 'account/sign-up',
  path: paths.signUp,
  guard: 'account',
  loader: () => import('../account.loader.ts').then((module) => module.signUpLoader),
  alwaysLoads: true,
  head: () => import('../account.head.ts').then((module) => module.signUpHead),
  pending: loadingAuthentication,
  screen: () => import('./SignUp.tsx').then((module) => module.SignUp),
  sitemap: () => [paths.signUp.href()],
})
