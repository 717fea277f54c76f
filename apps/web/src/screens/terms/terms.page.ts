import { siteSentences } from '@shop/domain'
import { page } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

export const terms = page({
  id: 'terms',
  path: paths.terms,
  head: () => import('./terms.head.ts').then((module) => module.termsHead),
  pending: { shape: 'text', label: siteSentences.loadingData },
  screen: () => import('./Terms.tsx').then((module) => module.Terms),
  sitemap: () => [paths.terms.href()],
})
