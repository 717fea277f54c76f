import type { CollectionPage, CollectionQuery, ProductPage, ProductQuery } from '@shop/api'

/** How a request is called off: leaving the state that asked aborts it. */
export interface RequestOptions {
  signal: AbortSignal
}

/** What the lists of products and of collections need from outside; the API client is one such thing. */
export interface CatalogueLists {
  catalogue: {
    products: (request: { query: ProductQuery }, options: RequestOptions) => Promise<ProductPage>
    collections: (request: { query: CollectionQuery }, options: RequestOptions) => Promise<CollectionPage>
  }
}
