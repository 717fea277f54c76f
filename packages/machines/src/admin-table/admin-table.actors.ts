import type { Collection, Product } from '@shop/api'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { AdminPage, AdminPageRequest } from './admin-table.types.ts'

/** The dependencies of the tables; the API clients provide them. */
export interface AdminTableApi {
  catalogue: Pick<ApiClient['catalogue'], 'productCount' | 'collectionCount'>
  adminCatalogue: Pick<AdminApiClient['adminCatalogue'], 'products' | 'collections'>
}

/** The actors of the two tables, for `machine.provide({ actors })`. */
export function createAdminTableActors({ api }: { api: AdminTableApi }) {
  return {
    products: {
      loadPage: fromPromise<AdminPage<Product>, AdminPageRequest>(async ({ input, signal }) => {
        const { products, total } = await api.adminCatalogue.products({ query: input }, { signal })
        return { items: products, total }
      }),
      countItems: fromPromise<number, void>(async ({ signal }) => {
        const { totalProducts } = await api.catalogue.productCount({}, { signal })
        return totalProducts
      }),
    },
    collections: {
      loadPage: fromPromise<AdminPage<Collection>, AdminPageRequest>(async ({ input, signal }) => {
        const { category: _, ...query } = input
        const { collections, total } = await api.adminCatalogue.collections({ query }, { signal })
        return { items: collections, total }
      }),
      countItems: fromPromise<number, void>(async ({ signal }) => {
        const { totalCollections } = await api.catalogue.collectionCount({}, { signal })
        return totalCollections
      }),
    },
  }
}
