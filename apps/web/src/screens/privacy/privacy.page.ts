import { siteSentences } from '@shop/domain'
import { page } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

export const privacy = page({
  id: 'privacy',
  path: paths.privacy,
  head: () => import('./privacy.head.ts').then((module) => module.privacyHead),
  pending: { shape: 'text', label: siteSentences.loadingData },
  screen: () => import('./Privacy.tsx').then((module) => module.Privacy),
  sitemap: () => [paths.privacy.href()],
})
