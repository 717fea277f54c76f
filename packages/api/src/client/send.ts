import type { KyInstance } from 'ky'
import type { Endpoint } from '../contract/index.ts'
import { fillPath, queryEntries } from './address.ts'
import type { PathParameters, QueryParameters } from './address.ts'
import { parseJson, readFailure } from './read-response.ts'
import { ApiError } from './api-error.ts'
import { hasShape } from './guards.ts'
import type { Shape } from './shapes.ts'
import type { RequestOptions } from './types.ts'

/** What any call may carry. */
export interface SentInput {
  readonly params?: PathParameters
  readonly query?: QueryParameters
  readonly body?: unknown
}

/**
 * Sends one call once and reads its answer. `shape` is what the answer has to look like, null where it is not read.
 * Fails with an `ApiError`, or with the signal's reason once the signal is aborted.
 */
export async function send(
  http: KyInstance,
  endpoint: Endpoint,
  shape: Shape | null,
  { params = {}, query = {}, body }: SentInput,
  { signal }: RequestOptions,
): Promise<unknown> {
  const endpointName = `${endpoint.method} ${endpoint.path}`
  const path = fillPath(endpoint.path, params)
  if (path === null) throw new ApiError(endpointName, { status: 404 })
  const request = {
    method: endpoint.method,
    searchParams: queryEntries(query),
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
  }
  const { response, text } = await exchange(http, path, request).catch((cause: unknown) => {
    signal?.throwIfAborted()
    throw new ApiError(endpointName, { status: null, cause })
  })
  if (!response.ok) throw new ApiError(endpointName, readFailure(response.status, text))
  if (shape === null) return undefined
  const value = parseJson(text)
  if (hasShape(value, shape)) return value
  if (endpoint.response === 'optional') return null
  throw new ApiError(endpointName, { status: response.status })
}

/** The answer with its whole body: a connection that is lost half-way through is a failure, whatever the status said. */
async function exchange(http: KyInstance, path: string, request: Parameters<KyInstance>[1]) {
  const response = await http(path, request)
  return { response, text: await response.text() }
}
