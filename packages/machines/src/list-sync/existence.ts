import type { ApiClient } from '@shop/api/client'
import { limits } from '@shop/domain'
import type { ItemKey, ItemType } from '@shop/domain'
import { fromPromise } from 'xstate'

/** Ids in the format of the endpoints that take several items: at most as many of a type as one request may have. */
export interface ItemIds {
  productIds: string[]
  collectionIds: string[]
}

/** Groups the ids of items into as many requests as necessary. */
export function idBatches(items: readonly ItemKey[]): ItemIds[] {
  const idsOf = (kind: ItemType) => [...new Set(items.filter(({ itemType }) => itemType === kind).map(({ item }) => item))]
  const productIds = idsOf('Product')
  const collectionIds = idsOf('Collection')
  const batches = Math.ceil(Math.max(productIds.length, collectionIds.length) / limits.linesMaximum)
  return Array.from({ length: batches }, (_, place) => {
    const [first, last] = [place * limits.linesMaximum, (place + 1) * limits.linesMaximum]
    return { productIds: productIds.slice(first, last), collectionIds: collectionIds.slice(first, last) }
  })
}

/** Creates the actor that checks items and returns those that no longer exist. */
export function createExistenceActor(api: Pick<ApiClient, 'cart'>) {
  return fromPromise<readonly ItemKey[], readonly ItemKey[]>(async ({ input, signal }) => {
    const responses = await Promise.all(idBatches(input).map((body) => api.cart.checkExistence({ body }, { signal })))
    const existing = {
      Product: new Set(responses.flatMap(({ existingProductIds }) => existingProductIds)),
      Collection: new Set(responses.flatMap(({ existingCollectionIds }) => existingCollectionIds)),
    }
    return input.filter(({ item, itemType }) => !existing[itemType].has(item))
  })
}
