import type { Collection, CollectionQuery, Product, ProductQuery } from '@shop/api'
import { fromPromise } from 'xstate'
import type { CatalogueLists } from '../ports.ts'
import type { PageAnswer, PageRequest } from './paged-list.types.ts'

/** What narrows and orders a list of products. */
export type ProductFilters = Omit<ProductQuery, 'page' | 'limit'>

/** What narrows and orders a list of collections. */
export type CollectionFilters = Omit<CollectionQuery, 'page' | 'limit'>

/**
 * The actors of the two lists of the catalogue, for `machine.provide({ actors })`. The request is aborted when the
 * list leaves the state that asked for it.
 */
export function createPagedListActors({ api }: { api: CatalogueLists }) {
  return {
    products: {
      loadPage: fromPromise<PageAnswer<Product>, PageRequest<ProductFilters>>(
        async ({ input: { filters, page, limit }, signal }) => {
          const { products, hasMore, total } = await api.catalogue.products({ query: { ...filters, page, limit } }, { signal })
          return { items: products, hasMore, total }
        },
      ),
    },
    collections: {
      loadPage: fromPromise<PageAnswer<Collection>, PageRequest<CollectionFilters>>(
        async ({ input: { filters, page, limit }, signal }) => {
          const { collections, hasMore, total } = await api.catalogue.collections(
            { query: { ...filters, page, limit } },
            { signal },
          )
          return { items: collections, hasMore, total }
        },
      ),
    },
  }
}
