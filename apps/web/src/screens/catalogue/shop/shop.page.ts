import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const shop = page({
  id: 'catalogue/shop',
  path: paths.shop,
  loader: () => import('../catalogue.loader.ts').then((module) => module.shopLoader),
  followsQuery: true,
  leadsToItems: true,
  head: () => import('../catalogue.head.ts').then((module) => module.shopHead),
  pending: { shape: 'shop', label: siteSentences.loadingData },
  screen: () => import('./Shop.tsx').then((module) => module.Shop),
  sitemap: ({ categories }) => {
    const filtered = categories.map(({ category }) => `?${new URLSearchParams({ category })}`)
    return ['', '?view=collections', ...filtered].map((query) => paths.shop.href(query))
  },
})
