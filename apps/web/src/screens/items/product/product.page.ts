import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const product = page({
  id: 'items/product',
  path: paths.product,
  loader: () => import('./product.loader.ts').then((module) => module.productLoader),
  head: () => import('./product.head.ts').then((module) => module.productHead),
  pending: { shape: 'product', label: siteSentences.loadingData },
  screen: () => import('./ProductScreen.tsx').then((module) => module.ProductScreen),
})
