import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** The dependencies of a deletion; the API client provides them. */
export interface Deleting {
  admin: Pick<ApiClient['admin'], 'deleteProduct' | 'deleteCollection'>
}

/** The actors for deleting a product and a collection, for `machine.provide({ actors })`. */
export function createItemDeletionActors({ api }: { api: Deleting }) {
  return {
    products: {
      deleteItem: fromPromise<void, { id: string }>(({ input, signal }) =>
        api.admin.deleteProduct({ params: input }, { signal }),
      ),
    },
    collections: {
      deleteItem: fromPromise<void, { id: string }>(({ input, signal }) =>
        api.admin.deleteCollection({ params: input }, { signal }),
      ),
    },
  }
}
