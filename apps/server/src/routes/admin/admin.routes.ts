import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import { detailSentences, limits } from '@shop/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedInUser } from '../../plugins/identity.ts'
import { formBytes, saveTimeout } from './form-limits.ts'
import { registerEndpoints } from '../register-endpoints.ts'
import type { AdminService } from '../../admin/admin-service.ts'

const { logIn: _logIn, logOut: _logOut, ...endpoints } = contract.admin
const { logIn: _logInSchemas, logOut: _logOutSchemas, ...schemas } = contractSchemas.admin

const notFound = {
  updateProduct: detailSentences.productNotFound,
  deleteProduct: detailSentences.productNotFound,
  updateCollection: detailSentences.collectionNotFound,
  deleteCollection: detailSentences.collectionNotFound,
} as const

/** The six admin operations. A request of anyone but an admin is rejected before its body is read. */
export async function adminRoutes(app: FastifyInstance, { admin }: { readonly admin: AdminService }): Promise<void> {
  registerEndpoints(
    app,
    endpoints,
    schemas,
    {
      async addProduct({ body, request }) {
        await using uploads = request.takeUploads()
        const product = await admin.addProduct(signedInUser(request), body, uploads.pictures)
        logChange(request, product._id, 'product added')
        return product
      },

      async updateProduct({ params, body, request }) {
        await using uploads = request.takeUploads()
        const product = await admin.updateProduct(signedInUser(request), params.id, body, uploads.pictures)
        logChange(request, product._id, 'product saved')
        return product
      },

      async deleteProduct({ params, request }) {
        await admin.deleteProduct(signedInUser(request), params.id)
        logChange(request, params.id, 'product deleted')
        return { message: 'Product deleted' }
      },

      async addCollection({ body, request }) {
        await using uploads = request.takeUploads()
        const collection = await admin.addCollection(signedInUser(request), body, uploads.pictures)
        logChange(request, collection._id, 'collection added')
        return collection
      },

      async updateCollection({ params, body, request }) {
        await using uploads = request.takeUploads()
        const collection = await admin.updateCollection(signedInUser(request), params.id, body, uploads.pictures)
        logChange(request, collection._id, 'collection saved')
        return collection
      },

      async deleteCollection({ params, request }) {
        await admin.deleteCollection(signedInUser(request), params.id)
        logChange(request, params.id, 'collection deleted')
        return { message: 'Collection deleted' }
      },
    },
    {
      tag: 'Admin',
      cached: false,
      notFound,
      bodyLimit: {
        addProduct: formBytes(limits.imagesMaximum),
        updateProduct: formBytes(limits.imagesMaximum),
        addCollection: formBytes(1),
        updateCollection: formBytes(1),
      },
      timeout: {
        addProduct: saveTimeout,
        updateProduct: saveTimeout,
        addCollection: saveTimeout,
        updateCollection: saveTimeout,
      },
    },
  )
}

/** Logs a change and the admin who made it. */
function logChange(request: FastifyRequest, record: string, event: string): void {
  request.log.info({ user: signedInUser(request)._id, record }, event)
}
