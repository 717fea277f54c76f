import type { ApiClient } from '@shop/api/client'
import type { ItemKey } from '@shop/domain'
import { fromPromise } from 'xstate'
import { idBatches } from '../list-sync/existence.ts'
import type { Details } from './line-details.types.ts'

/**
 * The actor of the details, for `lineDetailsMachine.provide({ actors })`. It sends as many requests as the number of items
 * requires. When one fails, all fail; leaving the requesting state aborts them.
 */
export function createLineDetailsActors({ api }: { api: { cart: Pick<ApiClient['cart'], 'detailsByIds'> } }) {
  return {
    loadDetails: fromPromise<Details, readonly ItemKey[]>(async ({ input, signal }) => {
      const responses = await Promise.all(idBatches(input).map((body) => api.cart.detailsByIds({ body }, { signal })))
      return {
        products: responses.flatMap(({ products }) => products),
        collections: responses.flatMap(({ collections }) => collections),
      }
    }),
  }
}
