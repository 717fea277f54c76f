import type { Endpoint } from '@shop/api'
import type { EndpointSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { registerEndpoints } from './register-endpoints.ts'
import type { EndpointInput, GroupOptions } from './register-endpoints.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The endpoints of cached groups as functions, by their paths. They reject invalid input with a `ZodError`. */
    publicEndpoints: Map<string, CallEndpoint>
  }
}

type CallEndpoint = (params: unknown, query: unknown) => Promise<unknown>

/** Handles one endpoint. Its response must not depend on the sender, so it does not receive the request. */
type CachedHandler<Schemas extends EndpointSchemas> = (
  input: Pick<EndpointInput<Schemas>, 'params' | 'query' | 'url'>,
) => Promise<z.input<Schemas['response']>>

/** Registers a group of public endpoints whose responses are cached until the catalogue changes. */
export function registerCachedEndpoints<Group extends Readonly<Record<string, EndpointSchemas>>>(
  app: FastifyInstance,
  endpoints: { readonly [Name in keyof Group]: Endpoint },
  schemas: Group,
  handlers: { readonly [Name in keyof Group]: CachedHandler<Group[Name]> },
  options: Omit<GroupOptions<keyof Group & string>, 'cached'>,
): void {
  registerEndpoints(app, endpoints, schemas, handlers, { ...options, cached: true })
  for (const [name, { path }] of Object.entries<Endpoint>(endpoints)) {
    const { params: paramsSchema, query: querySchema } = schemas[name]!
    const handler = handlers[name] as CachedHandler<EndpointSchemas>
    app.publicEndpoints.set(path, async (params, query) =>
      handler({ params: paramsSchema?.parse(params) as never, query: querySchema?.parse(query) as never, url: `/api${path}` }),
    )
  }
}
