import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const collection = page({
  id: 'items/collection',
  path: paths.collection,
  loader: () => import('./collection.loader.ts').then((module) => module.collectionLoader),
  head: () => import('./collection.head.ts').then((module) => module.collectionHead),
  pending: { shape: 'product', label: siteSentences.loadingData },
  screen: () => import('./CollectionScreen.tsx').then((module) => module.CollectionScreen),
})
