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
      const answers = await Promise.all(idBatches(input).map((body) => api.cart.detailsByIds({ body }, { signal })))
      return {
        products: answers.flatMap(({ products }) => products),
        collections: answers.flatMap(({ collections }) => collections),
      }
    }),
  }
}
