import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const invitation = page({
  id: 'admin/invitation',
  path: paths.invitation,
  loader: () => import('../../account/account.loader.ts').then((module) => module.adminLoginLoader),
  alwaysLoads: true,
  head: () => import('../admin.head.ts').then((module) => module.invitationHead),
  pending: { shape: 'form', label: siteSentences.loadingData },
  screen: () => import('./Invitation.tsx').then((module) => module.Invitation),
})
