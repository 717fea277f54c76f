import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const newEnquiry = page({
  id: 'admin/new-enquiry',
  path: paths.newEnquiry,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.newEnquiryHead),
  pending: loadingAuthentication,
  screen: () => import('./NewEnquiry.tsx').then((module) => module.NewEnquiry),
})
