import { siteSentences } from '@shop/domain'
import { page } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

export const contact = page({
  id: 'contact',
  path: paths.contact,
  head: () => import('./contact.head.ts').then((module) => module.contactHead),
  pending: { shape: 'form', label: siteSentences.loadingData },
  screen: () => import('./Contact.tsx').then((module) => module.Contact),
  sitemap: () => [paths.contact.href()],
})
