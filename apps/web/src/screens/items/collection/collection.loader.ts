import { limits } from '@shop/domain'
import type { Collection } from '@shop/api'
import type { CollectionCardData, ProductCardData } from '../../../app/catalogue/cards.ts'
import { productPage } from '../../../app/catalogue/catalogue-pages.ts'
import { foundOr404 } from '../../../app/routing/missing.ts'
import type { LoaderOf } from '../../../app/routing/page.tsx'

/** The data of a collection's page: everything, or what its card showed while the rest is loading. */
export type CollectionData =
  | { isWhole: true; collection: Omit<Collection, 'productIds'>; products: readonly ProductCardData[] }
  | { isWhole: false; collection: CollectionCardData }

/** Reads the collection and its products. Opened from a card, the page starts with what the card showed and runs this afterwards. */
export const collectionLoader: LoaderOf<CollectionData> = async ({ api, params, signal }) => {
  const id = params['collectionId'] ?? ''
  const request = { filters: { collection: id }, page: 1, limit: limits.pageSizeMaximum }
  const products = productPage(api, request, signal)
  // The products are awaited after the collection, whose 404 takes precedence. Until then a failure must not count as unhandled.
  products.catch(() => undefined)
  const found = await foundOr404('collection', api.catalogue.collection({ params: { id } }, { signal }))
  const { productIds: _, ...collection } = found
  const { items } = await products
  return { isWhole: true, collection, products: items }
}
