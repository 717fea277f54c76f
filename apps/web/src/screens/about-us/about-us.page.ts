import { siteSentences } from '@shop/domain'
import { page } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

export const aboutUs = page({
  id: 'about-us',
  path: paths.aboutUs,
  loader: () => import('../presentation/presentation.loader.ts').then((module) => module.aboutUsLoader),
  head: () => import('./about-us.head.ts').then((module) => module.aboutUsHead),
  pending: { shape: 'text', label: siteSentences.loadingData },
  screen: () => import('./AboutUs.tsx').then((module) => module.AboutUs),
  sitemap: () => [paths.aboutUs.href()],
})
