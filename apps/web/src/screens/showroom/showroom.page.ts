import { siteSentences } from '@shop/domain'
import { page } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

export const showroom = page({
  id: 'showroom',
  path: paths.showroom,
  loader: () => import('../presentation/presentation.loader.ts').then((module) => module.showroomLoader),
  head: () => import('./showroom.head.ts').then((module) => module.showroomHead),
  pending: { shape: 'text', label: siteSentences.loadingData },
  screen: () => import('./Showroom.tsx').then((module) => module.Showroom),
  sitemap: () => [paths.showroom.href()],
})
