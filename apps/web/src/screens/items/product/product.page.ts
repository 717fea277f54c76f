import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'
import type { ProductData } from './product.loader.ts'

export const product = page({
  id: 'items/product',
  path: paths.product,
  loader: () => import('./product.loader.ts').then((module) => module.productLoader),
  early: ({ memory, params }): ProductData | undefined => {
    const card = memory?.cardAtDestination(params['productId'] ?? '')
    return card && 'images' in card ? { isWhole: false, product: card } : undefined
  },
  head: () => import('./product.head.ts').then((module) => module.productHead),
  pending: { shape: 'product', label: siteSentences.loadingData },
  screen: () => import('./ProductScreen.tsx').then((module) => module.ProductScreen),
})
