import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** What a deletion needs from outside; the API client is one such thing. */
export interface Deleting {
  admin: Pick<ApiClient['admin'], 'deleteProduct' | 'deleteCollection'>
}

/** The actors of a deletion, of a product and of a collection, for `machine.provide({ actors })`. */
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
