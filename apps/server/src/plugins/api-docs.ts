import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** The options of the API's documentation. */
export interface ApiDocsOptions {
  readonly shopName: string
  readonly publicUrl: string
}

/**
 * Generates the API's documentation from the contract: a page at `/api/docs` and OpenAPI 3.1 at `/api/docs/json`. Register it
 * before the routes, so that it sees them. The page loads nothing from other sites.
 */
export const apiDocs = plugin(
  async (app: FastifyInstance, { shopName, publicUrl }: ApiDocsOptions) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${shopName} – API`,
          description: 'Amounts are in naira. An error response is `{ message, issues? }`.',
          version: '1',
        },
        servers: [{ url: publicUrl }],
      },
      transform: jsonSchemaTransform,
      transformObject: jsonSchemaTransformObject,
    })
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: true },
      theme: { title: `${shopName} – API` },
    })
  },
  { name: 'api-docs' },
)
