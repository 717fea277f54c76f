import { siteSentences } from '@shop/domain'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'
import type { CollectionData } from './collection.loader.ts'

export const collection = page({
  id: 'items/collection',
  path: paths.collection,
  loader: () => import('./collection.loader.ts').then((module) => module.collectionLoader),
  early: ({ memory, params }): CollectionData | undefined => {
    const card = memory?.cardAtDestination(params['collectionId'] ?? '')
    return card && 'coverImage' in card ? { isWhole: false, collection: card } : undefined
  },
  head: () => import('./collection.head.ts').then((module) => module.collectionHead),
  pending: { shape: 'product', label: siteSentences.loadingData },
  screen: () => import('./CollectionScreen.tsx').then((module) => module.CollectionScreen),
})
