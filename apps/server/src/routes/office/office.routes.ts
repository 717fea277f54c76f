import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import { limits } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../register-calls.ts'
import type { Office } from './office.ts'

const { logIn: _logIn, logOut: _logOut, ...endpoints } = contract.admin
const { logIn: _logInSchemas, logOut: _logOutSchemas, ...schemas } = contractSchemas.admin

/** Bytes of a form with so many pictures of the largest size: base64 takes four for three, the texts little beside. */
const formBytes = (pictures: number): number => Math.ceil((pictures * limits.imageBytesMaximum * 4) / 3) + 1024 * 1024

/** Ten photographs of a camera, two at a time on a small machine: milliseconds. */
const savingTime = 5 * 60_000

const notFound = {
  updateProduct: 'Product not found.',
  deleteProduct: 'Product not found.',
  updateCollection: 'Collection not found.',
  deleteCollection: 'Collection not found.',
} as const

/** The six operations of the back office. Who is no admin is refused before the body is read. */
export async function officeRoutes(app: FastifyInstance, { office }: { readonly office: Office }): Promise<void> {
  registerCalls(app, endpoints, schemas, {
    addProduct: ({ body }) => office.addProduct(body),
    updateProduct: ({ params, body }) => office.updateProduct(params.id.toLowerCase(), body),
    async deleteProduct({ params }) {
      await office.deleteProduct(params.id)
      return { message: 'Product deleted' }
    },
    addCollection: ({ body }) => office.addCollection(body),
    updateCollection: ({ params, body }) => office.updateCollection(params.id.toLowerCase(), body),
    async deleteCollection({ params }) {
      await office.deleteCollection(params.id)
      return { message: 'Collection deleted' }
    },
  }, {
    tag: 'Back office',
    kept: false,
    notFound,
    bodyLimit: {
      addProduct: formBytes(limits.imagesMaximum),
      updateProduct: formBytes(limits.imagesMaximum),
      addCollection: formBytes(1),
      updateCollection: formBytes(1),
    },
    handlerTimeout: {
      addProduct: savingTime,
      updateProduct: savingTime,
      addCollection: savingTime,
      updateCollection: savingTime,
    },
  })
}
