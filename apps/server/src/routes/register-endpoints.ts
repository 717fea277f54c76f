import type { Endpoint } from '@shop/api'
import { errorSchema } from '@shop/api/schemas'
import type { EndpointSchemas } from '@shop/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpError } from '../http-error.ts'
import { ensureAccess } from '../plugins/identity.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The description of an endpoint whose requests have a key. */
const keyNote = 'Requests with the same `Idempotency-Key`, a UUID, are handled once.'

/** The path prefix of the API. */
const apiPrefix = '/api'

/** The validated input of a handler. */
export interface EndpointInput<Schemas extends EndpointSchemas> {
  readonly params: Schemas['params'] extends z.ZodType ? z.output<Schemas['params']> : undefined
  readonly query: Schemas['query'] extends z.ZodType ? z.output<Schemas['query']> : undefined
  readonly body: Schemas['body'] extends z.ZodType ? z.output<Schemas['body']> : undefined
  /** The path and the query of the request. */
  readonly url: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Handles one endpoint and returns the response body. */
type EndpointHandler<Schemas extends EndpointSchemas> = (input: EndpointInput<Schemas>) => Promise<z.input<Schemas['response']>>

/** One handler per endpoint of a group: a missing one does not compile. */
export type EndpointHandlers<Group extends Readonly<Record<string, EndpointSchemas>>> = {
  readonly [Name in keyof Group]: EndpointHandler<Group[Name]>
}

/** The options of a group of endpoints with these names. */
export interface GroupOptions<Name extends string> {
  /** The heading in the API's documentation. */
  readonly tag: string
  /** Whether the responses are public and cached until the catalogue changes. */
  readonly cached: boolean
  /** The message for an unknown record, by endpoint name. */
  readonly notFound?: Readonly<Partial<Record<Name, string>>>
  /** The names of endpoints with a query in the body. An invalid query gets status 400 instead of 422. */
  readonly queries?: readonly Name[]
  /** The maximum bytes of a body, by endpoint name; by default the app's small limit. */
  readonly bodyLimit?: Readonly<Partial<Record<Name, number>>>
  /** The timeout in milliseconds, by endpoint name; by default the app's. */
  readonly timeout?: Readonly<Partial<Record<Name, number>>>
}

/**
 * Registers a route for every endpoint of a group, with method, path and access from the contract and validation from the
 * schemas. Handlers of uncached groups know `request.identity`.
 *
 * @throws {Error} when a cached endpoint is not public, because a cached response is sent before the sender is identified, or
 * when an endpoint has no schemas or no handler
 */
export function registerEndpoints<Group extends Readonly<Record<string, EndpointSchemas>>>(
  app: FastifyInstance,
  endpoints: { readonly [Name in keyof Group]: Endpoint },
  schemas: Group,
  handlers: EndpointHandlers<Group>,
  options: GroupOptions<keyof Group & string>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints) as [keyof Group & string, Endpoint][]) {
    const endpointSchemas = schemas[name]
    const handler = handlers[name] as EndpointHandler<EndpointSchemas> | undefined
    if (endpointSchemas === undefined || handler === undefined)
      throw new Error(`The endpoint ${name} has no schemas or no handler.`)
    if (options.cached && endpoint.access !== 'public') {
      throw new Error(`${endpoint.method} ${endpoint.path} must be public, because its group is cached.`)
    }
    const { params, query, body, response, summary } = endpointSchemas
    const notFound = options.notFound?.[name]
    const ensureSender = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        ensureAccess(await app.identify(request), endpoint.access)
        return undefined
      } catch (error) {
        // The same request may have ended the session, and the browser sends it again.
        const repeated = endpoint.isKeyed && (await app.repeatedRequests.respond(request, reply))
        if (!repeated) throw error
        return repeated
      }
    }
    app.route({
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path}`,
      schema: {
        summary,
        ...(endpoint.isKeyed && { description: keyNote }),
        tags: [options.tag],
        // The tag makes the id unique, because several groups have a `list` or a `logIn`.
        operationId: `${options.tag.toLowerCase().replaceAll(' ', '-')}.${name}`,
        ...(params === undefined ? {} : { params }),
        ...(query === undefined ? {} : { querystring: query }),
        ...(body === undefined ? {} : { body }),
        response: { 200: response, '4xx': errorSchema, '5xx': errorSchema },
      },
      config: {
        ...(notFound === undefined ? {} : { notFound }),
        ...(options.queries?.includes(name) ? { isQuery: true } : {}),
        ...(options.timeout?.[name] === undefined ? {} : { timeout: options.timeout[name] }),
      },
      ...(options.cached
        ? {
            async onRequest(request: FastifyRequest, reply: FastifyReply) {
              const found = app.responseCache.find(request.url)
              return found === null ? undefined : app.responseCache.send(request, reply, found)
            },
          }
        : {
            // Before the body is read, so that senders without access learn nothing about it.
            async onRequest(request: FastifyRequest, reply: FastifyReply) {
              reply.header('cache-control', 'no-store')
              return ensureSender(request, reply)
            },
            // A body may take minutes to arrive. Meanwhile the session may have ended, or its user may be an admin no longer.
            ...(endpoint.method === 'GET' || endpoint.access === 'public' ? {} : { preValidation: ensureSender }),
          }),
      ...(options.bodyLimit?.[name] === undefined ? {} : { bodyLimit: options.bodyLimit[name] }),
      async handler(request, reply) {
        const make = () => handler({ ...inputOf(request), url: request.url, request, reply })
        if (endpoint.isKeyed) return app.repeatedRequests.handle(request, reply, make)
        if (!options.cached) return make()
        const cached = await app.responseCache.getOrBuild(request.url, async () => ({
          contentType: 'application/json; charset=utf-8',
          source: [reply.serializeInput(await make(), '200') as string],
        }))
        return cached === null ? reply : app.responseCache.send(request, reply, cached)
      },
    })
    rejectOtherMethods(app, endpoint)
  }
}

/** Rejects other methods of a path before anything else of the request is read. No two endpoints share a path. */
function rejectOtherMethods(app: FastifyInstance, { method, path }: Endpoint): void {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method]
  const reject = async (): Promise<never> => {
    throw new HttpError(405, `This address accepts only ${method} requests.`, [], { allow: allowed.join(', ') })
  }
  app.route({
    method: methods.filter((other) => !allowed.includes(other)),
    url: `${apiPrefix}${path}`,
    exposeHeadRoute: false,
    schema: { hide: true },
    onRequest: reject,
    handler: reject,
  })
}

function inputOf({ params, query, body }: FastifyRequest): Pick<EndpointInput<EndpointSchemas>, 'params' | 'query' | 'body'> {
  return { params, query, body } as Pick<EndpointInput<EndpointSchemas>, 'params' | 'query' | 'body'>
}
