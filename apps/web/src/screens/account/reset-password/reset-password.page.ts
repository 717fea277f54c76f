import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const resetPassword = page({
  id: 'account/reset-password',
  path: paths.resetPassword,
  loader: () => import('../account.loader.ts').then((module) => module.resetPasswordLoader),
  alwaysLoads: true,
  head: () => import('../account.head.ts').then((module) => module.resetPasswordHead),
  pending: { shape: 'form', label: siteSentences.loadingData },
  screen: () => import('./ResetPassword.tsx').then((module) => module.ResetPassword),
})
