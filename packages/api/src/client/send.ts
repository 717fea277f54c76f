import type { KyInstance } from 'ky'
import type { Endpoint } from '../contract/index.ts'
import { fillPath, queryEntries } from './address.ts'
import type { PathParameters, QueryParameters } from './address.ts'
import { parseJson, readFailure } from './read-response.ts'
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
  http: KyInstance,
  endpoint: Endpoint,
  shape: Shape | null,
  { params = {}, query = {}, body }: SentInput,
  { signal, keepalive }: RequestOptions,
): Promise<unknown> {
  const endpointName = `${endpoint.method} ${endpoint.path}`
  const path = fillPath(endpoint.path, params)
  if (path === null) throw new ApiError(endpointName, { status: 404 })
  const request = {
    method: endpoint.method,
    searchParams: queryEntries(query),
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }
  const { response, text } = await exchange(http, path, request).catch((cause: unknown) => {
    signal?.throwIfAborted()
    throw new ApiError(endpointName, { status: null, cause, ...(isOffline() && { isOffline: true }) })
  })
  if (!response.ok) throw new ApiError(endpointName, readFailure(response.status, text))
  if (shape === null) return undefined
  const value = parseJson(text)
  if (hasShape(value, shape)) return value
  if (endpoint.response === 'optional') return null
  throw new ApiError(endpointName, { status: response.status })
}

/** Whether the browser reports no connection. Node.js reports nothing. */
function isOffline(): boolean {
  return (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine === false
}

/** The response with its whole body: a connection lost half-way is a failure, whatever the status. */
async function exchange(http: KyInstance, path: string, request: Parameters<KyInstance>[1]) {
  const response = await http(path, request)
  return { response, text: await response.text() }
}
