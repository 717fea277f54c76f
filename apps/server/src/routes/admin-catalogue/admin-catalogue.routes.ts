import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import { detailSentences } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import type { AdminService } from '../../admin/admin-service.ts'
import { adminCollectionCondition, adminProductCondition } from '../../catalogue/admin-filters.ts'
import type { CatalogueRepository } from '../../catalogue/catalogue.repository.ts'
import type { CatalogueSearch } from '../../catalogue/catalogue.search.ts'
import { HttpError } from '../../http-error.ts'
import { signedInUser } from '../../plugins/identity.ts'
import { registerEndpoints } from '../register-endpoints.ts'

const notFound = {
  product: detailSentences.productNotFound,
  collection: detailSentences.collectionNotFound,
  duplicateProduct: detailSentences.productNotFound,
  duplicateCollection: detailSentences.collectionNotFound,
  restoreProduct: detailSentences.productNotFound,
  restoreCollection: detailSentences.collectionNotFound,
} as const

/** The dependencies of the endpoints. */
export interface AdminCatalogueRoutesOptions {
  readonly admin: AdminService
  /** Reads the items that admins see. */
  readonly repository: CatalogueRepository
  readonly search: CatalogueSearch
}

/** What admins do with the catalogue besides its forms. */
export async function adminCatalogueRoutes(
  app: FastifyInstance,
  { admin, repository, search }: AdminCatalogueRoutesOptions,
): Promise<void> {
  registerEndpoints(
    app,
    contract.adminCatalogue,
    contractSchemas.adminCatalogue,
    {
      products: async ({ query }) =>
        search.run(query, 'products', (terms) => repository.listProducts(query, terms, adminProductCondition(query))),

      async product({ params }) {
        const product = await repository.findProduct(params.id)
        if (product === null) throw new HttpError(404, notFound.product)
        return product
      },

      collections: async ({ query }) =>
        search.run(query, 'collections', (terms) => repository.listCollections(query, terms, adminCollectionCondition(query))),

      async collection({ params }) {
        const collection = await repository.findCollection(params.id)
        if (collection === null) throw new HttpError(404, notFound.collection)
        return collection
      },

      async duplicateProduct({ params, query, request }) {
        const by = signedInUser(request)
        const product = await admin.duplicateProduct(by, params.id, query.copyId)
        request.log.info({ user: by._id, record: product._id }, 'product duplicated')
        return product
      },

      async duplicateCollection({ params, query, request }) {
        const by = signedInUser(request)
        const collection = await admin.duplicateCollection(by, params.id, query.copyId)
        request.log.info({ user: by._id, record: collection._id }, 'collection duplicated')
        return collection
      },

      async changeItems({ body, request }) {
        const by = signedInUser(request)
        const items = await admin.changeItems(by, body)
        request.log.info({ user: by._id, records: items.map(({ _id }) => _id) }, 'items changed')
        return { items }
      },

      async restoreProduct({ params, request }) {
        const by = signedInUser(request)
        const product = await admin.restoreProduct(by, params.id)
        request.log.info({ user: by._id, record: product._id }, 'product restored')
        return product
      },

      async restoreCollection({ params, request }) {
        const by = signedInUser(request)
        const collection = await admin.restoreCollection(by, params.id)
        request.log.info({ user: by._id, record: collection._id }, 'collection restored')
        return collection
      },
    },
    { tag: 'Admin catalogue', cached: false, notFound },
  )
}
