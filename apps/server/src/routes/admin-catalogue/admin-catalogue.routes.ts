import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import { detailSentences } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import type { AdminService } from '../../admin/admin-service.ts'
import { signedInUser } from '../../plugins/identity.ts'
import { registerEndpoints } from '../register-endpoints.ts'

const notFound = {
  restoreProduct: detailSentences.productNotFound,
  restoreCollection: detailSentences.collectionNotFound,
} as const

/** What admins do with the catalogue besides its forms. */
export async function adminCatalogueRoutes(app: FastifyInstance, { admin }: { readonly admin: AdminService }): Promise<void> {
  registerEndpoints(
    app,
    contract.adminCatalogue,
    contractSchemas.adminCatalogue,
    {
      async restoreProduct({ params, request }) {
        const by = signedInUser(request)
        const product = await admin.restoreProduct(by, params.id.toLowerCase())
        request.log.info({ user: by._id, record: product._id }, 'product restored')
        return product
      },

      async restoreCollection({ params, request }) {
        const by = signedInUser(request)
        const collection = await admin.restoreCollection(by, params.id.toLowerCase())
        request.log.info({ user: by._id, record: collection._id }, 'collection restored')
        return collection
      },
    },
    { tag: 'Admin catalogue', cached: false, notFound },
  )
}
