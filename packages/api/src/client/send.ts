import type { Endpoint, Transport } from '../contract/index.ts'
import { fillPath, queryEntries } from './address.ts'
import type { PathParameters, QueryParameters } from './address.ts'
import { readFailure } from './read-response.ts'
import { ApiError } from './api-error.ts'
import { hasShape } from './guards.ts'
import type { Shape } from './shapes.ts'
import type { RequestOptions } from './types.ts'

/** The input that any endpoint may take. */
export interface SentInput {
  readonly params?: PathParameters
  readonly query?: QueryParameters
  readonly body?: unknown
}

/**
 * Sends one request once and reads its response. `shape` is the required shape of the body, null when the body is not read.
 * Rejects with an `ApiError`, or with the signal's reason after the signal was aborted.
 */
export async function send(
  transport: Transport,
  endpoint: Endpoint,
  shape: Shape | null,
  { params = {}, query = {}, body }: SentInput,
  { signal, keepalive, key }: RequestOptions,
): Promise<unknown> {
  const endpointName = `${endpoint.method} ${endpoint.path}`
  const path = fillPath(endpoint.path, params)
  if (path === null) throw new ApiError(endpointName, { status: 404 })
  const request = { endpoint, params, path, query: queryEntries(query), body, signal, keepalive, key }
  const response = await transport(request).catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason
    throw new ApiError(endpointName, { status: null, cause, ...(isOffline() && { isOffline: true }) })
  })
  const { status, body: received, isPage } = response
  if (status < 200 || status > 299 || isPage) throw new ApiError(endpointName, readFailure(status, received))
  if (shape === null) return undefined
  if (hasShape(received, shape)) return received
  if (endpoint.response === 'optional') return null
  throw new ApiError(endpointName, { status })
}

/** Whether the browser reports no connection. Node.js reports nothing. */
function isOffline(): boolean {
  return (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine === false
}
