import { detailSentences } from '@shop/domain'
import { contract } from '@shop/api'
import type { ProductFilters } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../../http-error.ts'
import { registerCachedEndpoints } from '../register-cached-endpoints.ts'
import type { CatalogueRepository } from '../../catalogue/catalogue.repository.ts'
import type { CatalogueSearch } from '../../catalogue/catalogue.search.ts'
import type { MissedSearches } from '../../searches/missed-searches.ts'
import { watchSearches } from '../../searches/watch-searches.ts'

/** The dependencies of the catalogue endpoints. */
export interface CatalogueRoutesOptions {
  readonly repository: CatalogueRepository
  readonly search: CatalogueSearch
  /** Counts the searches that find little. */
  readonly missed: MissedSearches
}

/** The messages for a record that does not exist. */
const notFound = { product: detailSentences.productNotFound, collection: detailSentences.collectionNotFound } as const

/** The endpoints that read the catalogue. Their responses are public, so they are cached until the catalogue changes. */
export async function catalogueRoutes(
  app: FastifyInstance,
  { repository, search, missed }: CatalogueRoutesOptions,
): Promise<void> {
  const onSearched = watchSearches(app, missed)
  registerCachedEndpoints(
    app,
    contract.catalogue,
    contractSchemas.catalogue,
    {
      productFacets: async ({ query: { search: text, ...filters } }) => facetsOf('products', text, filters),

      collectionFacets: async ({ query: { search: text, ...filters } }) => facetsOf('collections', text, filters),

      productCount: async () => ({ totalProducts: await repository.countProducts() }),

      products: async ({ query, url }) =>
        search.run(
          query,
          'products',
          (terms) => repository.listProducts(query, terms),
          (found) => onSearched(url, query, found),
        ),

      async product({ params }) {
        const product = await repository.findProduct(params.id)
        if (product === null) throw new HttpError(404, notFound.product)
        return product
      },

      collectionCount: async () => ({ totalCollections: await repository.countCollections() }),

      collections: async ({ query }) => search.run(query, 'collections', (terms) => repository.listCollections(query, terms)),

      async collection({ params }) {
        const collection = await repository.findCollection(params.id)
        if (collection === null) throw new HttpError(404, notFound.collection)
        return collection
      },

      showcase: async () => repository.showcase(),

      materials: async () => ({ materials: await repository.materials() }),
    },
    { tag: 'Catalogue', notFound },
  )

  async function facetsOf(kind: 'products' | 'collections', text: string | undefined, filters: ProductFilters) {
    const { of } = await search.run({ search: text }, kind, async (terms) => {
      const facets = await repository.facets(kind, filters, terms)
      return { ...facets, match: null }
    })
    return of
  }
}
