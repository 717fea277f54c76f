import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const enquiry = page({
  id: 'enquiries/enquiry',
  path: paths.enquiry,
  loader: () => import('../enquiries.data.ts').then((module) => module.enquiryLoader),
  alwaysLoads: true,
  head: () => import('../enquiries.data.ts').then((module) => module.enquiryHead),
  pending: { shape: 'list', label: siteSentences.loadingData },
  screen: () => import('./EnquiryScreen.tsx').then((module) => module.EnquiryScreen),
})
