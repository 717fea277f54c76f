import { faultOn } from './chosen-faults.ts'
import { endpoints } from './endpoints.ts'

/**
 * Whether a fault that is on explains the error of a request. The error itself cannot tell, because the client reads a forced
 * response like one of the server.
 */
export function isForcedFailure(error: unknown): boolean {
  const { name, message, status } = (error ?? {}) as { name?: unknown; message?: unknown; status?: unknown }
  if (name !== 'ApiError' || typeof message !== 'string') return false
  const endpoint = endpoints.find(({ method, path }) => message.startsWith(`${method} ${path} `))
  const fault = endpoint ? faultOn(endpoint.name) : null
  return fault === status || (status === null && (fault === 'offline' || fault === 'lost'))
}
