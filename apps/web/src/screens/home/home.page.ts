import { siteSentences } from '@shop/domain'
import { page } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

export const home = page({
  id: 'home',
  path: paths.home,
  loader: () => import('./home.loader.ts').then((module) => module.homeLoader),
  head: () => import('./home.head.ts').then((module) => module.homeHead),
  pending: { shape: 'home', label: siteSentences.loadingData },
  screen: () => import('./Home.tsx').then((module) => module.Home),
  startsWithPicture: ({ heroes }) => heroes.length > 0,
  sitemap: () => [paths.home.href()],
})
