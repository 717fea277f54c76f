import type { Endpoint } from '@shop/api'
import { errorSchema } from '@shop/api/schemas'
import type { EndpointSchemas } from '@shop/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpError } from '../http-error.ts'
import { ensureAccess } from '../plugins/identity.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Under this path the API stands. */
export const apiPrefix = '/api'

/** What a handler of a call is given, as its schemas have read it. */
export interface EndpointInput<Schemas extends EndpointSchemas> {
  readonly params: Schemas['params'] extends z.ZodType ? z.output<Schemas['params']> : undefined
  readonly query: Schemas['query'] extends z.ZodType ? z.output<Schemas['query']> : undefined
  readonly body: Schemas['body'] extends z.ZodType ? z.output<Schemas['body']> : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Does one call and gives the body of its answer. */
export type EndpointHandler<Schemas extends EndpointSchemas> = (input: EndpointInput<Schemas>) => Promise<z.input<Schemas['response']>>

/** One handler for every call of a group: a call without one does not compile. */
export type EndpointHandlers<Group extends Readonly<Record<string, EndpointSchemas>>> = {
  readonly [Name in keyof Group]: EndpointHandler<Group[Name]>
}

/** What holds for all calls of a group. */
export interface GroupOptions {
  /** The heading in the documentation. */
  readonly tag: string
  /** Whether the answers are the same for everybody and may be kept while the catalogue stays as it is. */
  readonly cached: boolean
  /** What is said of an unknown record, by the name of the call. */
  readonly notFound?: Readonly<Record<string, string>>
  /** The names of calls whose body only asks: what is wrong in it is malformed, and breaks no rule. */
  readonly queries?: readonly string[]
  /** Bytes of a body, at most, by the name of the call; the others keep the small limit of the app. */
  readonly bodyLimit?: Readonly<Record<string, number>>
  /** Milliseconds until a call is given up, by its name; the others keep the time of the app. */
  readonly handlerTimeout?: Readonly<Record<string, number>>
}

/**
 * Makes a route of every call of a group: method, path and who may call from the contract, checks from the schemas. Nothing
 * about a call is written twice. Calls whose answers are not kept know who asks: `request.identity`.
 *
 * @throws {Error} when a kept call is not public: a kept answer is sent before anybody looks at who asks
 */
export function registerEndpoints<Group extends Readonly<Record<string, EndpointSchemas>>>(
  app: FastifyInstance,
  endpoints: { readonly [Name in keyof Group]: Endpoint },
  schemas: Group,
  handlers: EndpointHandlers<Group>,
  options: GroupOptions,
): void {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const call = schemas[name]
    const handler = handlers[name] as EndpointHandler<EndpointSchemas> | undefined
    if (call === undefined || handler === undefined) throw new Error(`The call ${name} has no schemas or no handler.`)
    if (options.cached && endpoint.access !== 'public') {
      throw new Error(`${endpoint.method} ${endpoint.path} must be public, because its group is cached.`)
    }
    const { params, query, body, response, summary } = call
    const notFound = options.notFound?.[name]
    app.route({
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path}`,
      schema: {
        summary,
        tags: [options.tag],
        // Of all calls, as several groups have a `list` or a `logIn`.
        operationId: `${options.tag.toLowerCase().replaceAll(' ', '-')}.${name}`,
        ...(params === undefined ? {} : { params }),
        ...(query === undefined ? {} : { querystring: query }),
        ...(body === undefined ? {} : { body }),
        response: { 200: response, '4xx': errorSchema, '5xx': errorSchema },
      },
      config: {
        ...(notFound === undefined ? {} : { notFound }),
        ...(options.queries?.includes(name) ? { isQuery: true } : {}),
      },
      ...(options.cached
        ? {
            async onRequest(request: FastifyRequest, reply: FastifyReply) {
              const found = app.responseCache.find(request.url)
              return found === null ? undefined : app.responseCache.send(request, reply, found)
            },
          }
        : {
            // Before the body is read: who may not call learns nothing about what the call takes.
            async onRequest(request: FastifyRequest, reply: FastifyReply) {
              reply.header('cache-control', 'no-store')
              ensureAccess(await app.identify(request), endpoint.access)
            },
          }),
      ...(options.bodyLimit?.[name] === undefined ? {} : { bodyLimit: options.bodyLimit[name] }),
      ...(options.handlerTimeout?.[name] === undefined ? {} : { handlerTimeout: options.handlerTimeout[name] }),
      async handler(request, reply) {
        const make = () => handler({ ...inputOf(request), request, reply })
        if (!options.cached) return make()
        const kept = await app.responseCache.through(request.url, async () => ({
          contentType: 'application/json; charset=utf-8',
          body: reply.serializeInput(await make(), '200') as string,
        }))
        return kept === null ? reply : app.responseCache.send(request, reply, kept)
      },
    })
    refuseOtherMethods(app, endpoint)
  }
}

/** Says which method an address takes, before anything else of the request is looked at. No two calls share an address. */
function refuseOtherMethods(app: FastifyInstance, { method, path }: Endpoint): void {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method]
  const refuse = async (): Promise<never> => {
    throw new HttpError(405, `This address takes ${method} alone.`, [], { allow: allowed.join(', ') })
  }
  app.route({
    method: methods.filter((other) => !allowed.includes(other)),
    url: `${apiPrefix}${path}`,
    exposeHeadRoute: false,
    schema: { hide: true },
    onRequest: refuse,
    handler: refuse,
  })
}

function inputOf({ params, query, body }: FastifyRequest): Pick<EndpointInput<EndpointSchemas>, 'params' | 'query' | 'body'> {
  return { params, query, body } as Pick<EndpointInput<EndpointSchemas>, 'params' | 'query' | 'body'>
}
