import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const enquiries = page({
  id: 'admin/enquiries',
  path: paths.adminEnquiries,
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.enquiriesHead),
  pending: loadingAuthentication,
  screen: () => import('./Enquiries.tsx').then((module) => module.Enquiries),
})
