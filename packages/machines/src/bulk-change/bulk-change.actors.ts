import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { BulkRequest, ItemVersion } from './bulk-change.types.ts'

/** The dependencies of a change of several items; the client of the admin pages provides them. */
export interface BulkChanging {
  adminCatalogue: Pick<AdminApiClient['adminCatalogue'], 'changeItems'>
}

/** The actors of a change of several items, for `bulkChangeMachine.provide({ actors })`. */
export function createBulkChangeActors({ api }: { api: BulkChanging }) {
  return {
    changeItems: fromPromise<ItemVersion[], BulkRequest>(async ({ input }) => {
      const { items } = await api.adminCatalogue.changeItems({ body: input })
      return items
    }),
  }
}
