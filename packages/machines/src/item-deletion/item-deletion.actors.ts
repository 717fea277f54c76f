import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** The dependencies of a deletion; the API clients provide them. */
export interface Deleting {
  admin: Pick<ApiClient['admin'], 'deleteProduct' | 'deleteCollection'>
  adminCatalogue: Pick<AdminApiClient['adminCatalogue'], 'restoreProduct' | 'restoreCollection'>
}

/** The actors for deleting and restoring a product and a collection, for `machine.provide({ actors })`. */
export function createItemDeletionActors({ api }: { api: Deleting }) {
  return {
    products: {
      deleteItem: fromPromise<void, { id: string }>(({ input, signal }) =>
        api.admin.deleteProduct({ params: input }, { signal }),
      ),
      restoreItem: fromPromise<void, { id: string }>(async ({ input }) => {
        await api.adminCatalogue.restoreProduct({ params: input })
      }),
    },
    collections: {
      deleteItem: fromPromise<void, { id: string }>(({ input, signal }) =>
        api.admin.deleteCollection({ params: input }, { signal }),
      ),
      restoreItem: fromPromise<void, { id: string }>(async ({ input }) => {
        await api.adminCatalogue.restoreCollection({ params: input })
      }),
    },
  }
}
