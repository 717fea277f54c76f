import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const styleShop = page({
  id: 'catalogue/style-shop',
  path: paths.style,
  loader: () => import('../catalogue.loader.ts').then((module) => module.styleShopLoader),
  followsQuery: true,
  leadsToItems: true,
  head: () => import('../catalogue.head.ts').then((module) => module.styleShopHead),
  pending: { shape: 'shop', label: siteSentences.loadingStyles },
  screen: () => import('./StyleShop.tsx').then((module) => module.StyleShop),
  sitemap: ({ styles }) => styles.map(({ style }) => paths.style.href(style)),
})
