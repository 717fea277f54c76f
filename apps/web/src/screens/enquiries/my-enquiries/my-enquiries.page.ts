import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const myEnquiries = page({
  id: 'enquiries/my-enquiries',
  path: paths.enquiries,
  loader: () => import('../enquiries.data.ts').then((module) => module.myEnquiriesLoader),
  alwaysLoads: true,
  head: () => import('../enquiries.data.ts').then((module) => module.myEnquiriesHead),
  pending: { shape: 'list', label: siteSentences.loadingData },
  screen: () => import('./MyEnquiries.tsx').then((module) => module.MyEnquiries),
})
