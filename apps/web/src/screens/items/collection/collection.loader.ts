import { limits } from '@shop/domain'
import type { Collection } from '@shop/api'
import type { CollectionCardData, ProductCardData } from '../../../app/catalogue/cards.ts'
import { productPage } from '../../../app/catalogue/catalogue-pages.ts'
import { foundOr404 } from '../../../app/routing/missing.ts'
import type { LoaderOf } from '../../../app/routing/page.tsx'

/** The page of a collection: whole with its products, or what its card showed while the rest is on its way. */
export type CollectionData =
  | { isWhole: true; collection: Omit<Collection, 'productIds'>; products: readonly ProductCardData[] }
  | { isWhole: false; collection: CollectionCardData }

/** The collection and the products whose collection it is. */
export const collectionLoader: LoaderOf<CollectionData> = async ({ api, memory, params, signal }) => {
  const id = params['collectionId'] ?? ''
  const card = memory?.itemAtDestination(id)
  if (card && 'coverImage' in card) return { isWhole: false, collection: card }
  const request = { filters: { collection: id }, page: 1, limit: limits.pageSizeMaximum }
  const products = productPage(api, request, signal)
  // Awaited after the collection, whose 404 counts; until then its failure is nobody's surprise.
  products.catch(() => undefined)
  const found = await foundOr404('collection', api.catalogue.collection({ params: { id } }, { signal }))
  const { productIds: _, ...collection } = found
  const { items } = await products
  return { isWhole: true, collection, products: items }
}
