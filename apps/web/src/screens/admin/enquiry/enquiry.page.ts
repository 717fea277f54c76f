import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const enquiry = page({
  id: 'admin/enquiry',
  path: paths.adminEnquiry,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.enquiryHead),
  pending: loadingAuthentication,
  screen: () => import('./Enquiry.tsx').then((module) => module.Enquiry),
})
