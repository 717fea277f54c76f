import { siteSentences } from '@shop/domain'
import { page } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

export const eCatalog = page({
  id: 'e-catalog',
  path: paths.eCatalog,
  loader: () => import('../presentation/presentation.loader.ts').then((module) => module.eCatalogLoader),
  head: () => import('./e-catalog.head.ts').then((module) => module.eCatalogHead),
  pending: { shape: 'text', label: siteSentences.loadingData },
  screen: () => import('./ECatalog.tsx').then((module) => module.ECatalog),
  sitemap: () => [paths.eCatalog.href()],
})
