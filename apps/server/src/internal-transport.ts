import { parseBody } from '@shop/api'
import type { EndpointRequest, EndpointResponse, Transport } from '@shop/api'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

/** What is added to every request. */
interface InternalTransportOptions {
  /** Headers; undefined ones are ignored. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** The address that limits count; otherwise that of this machine. */
  readonly remoteAddress?: string
}

/**
 * A transport that reaches the app without a socket. The API client of a page that is being rendered uses it, so a loader on the
 * server meets the same checks, responses and errors as in a browser. Public endpoints of the catalogue are called as functions,
 * which costs a tenth of a request.
 *
 * For a page of a signed-in user, create one per request with the user's cookie: `createInternalTransport(app, { headers: { cookie:
 * request.headers.cookie } })`.
 *
 * @param app - the whole app; ready before the first request
 */
export function createInternalTransport(
  app: FastifyInstance,
  { headers = {}, remoteAddress }: InternalTransportOptions = {},
): Transport {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

  async function inject({ endpoint: { method }, path, query, body }: EndpointRequest): Promise<EndpointResponse> {
    const search = query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`
    const { statusCode, payload } = await app.inject({
      method,
      url: `/api${path}${search}`,
      headers: given,
      ...(body === undefined ? {} : { payload: body as object }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    })
    return { status: statusCode, body: parseBody(payload) }
  }

  return async (request) => {
    request.signal?.throwIfAborted()
    const response = (await callDirectly(app, request)) ?? (await inject(request))
    request.signal?.throwIfAborted()
    return response
  }
}

/** Calls a public endpoint; null when the request must take the ordinary way. */
async function callDirectly(
  { publicEndpoints }: FastifyInstance,
  { endpoint, params, query }: EndpointRequest,
): Promise<EndpointResponse | null> {
  const call = publicEndpoints.get(endpoint.path)
  // A search is counted when its response is sent.
  if (call === undefined || query.some(([name]) => name === 'search')) return null
  try {
    return { status: 200, body: await call(params, Object.fromEntries(query)) }
  } catch (error) {
    // The others are logged, or replaced by a cached response, on the ordinary way.
    return error instanceof HttpError ? { status: error.status, body: { message: error.message } } : null
  }
}
