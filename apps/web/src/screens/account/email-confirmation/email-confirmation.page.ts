import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const emailConfirmation = page({
  id: 'account/email-confirmation',
  path: paths.confirmEmail,
  loader: () => import('../account.loader.ts').then((module) => module.emailConfirmationLoader),
  alwaysLoads: true,
  head: () => import('../account.head.ts').then((module) => module.emailConfirmationHead),
  pending: { shape: 'form', label: siteSentences.loadingData },
  screen: () => import('./EmailConfirmation.tsx').then((module) => module.EmailConfirmation),
})
