import autocannon from 'autocannon'
import type { Request } from 'autocannon'
import type { Caching } from './targets.ts'

/** The number of requests that wait for a response at any time. */
export const connections = 20

/** On a busy machine, a response may take long without being an error. */
const timeoutSeconds = 60

/** A kind of request to one server. */
export interface LoadTarget {
  readonly url: string
  readonly path: string
  readonly caching: Caching
}

/**
 * Sends requests.
 *
 * @param until - how many requests, or for how many seconds
 * @returns how many were sent, and how many responses arrived per second
 * @throws when a response is not successful
 */
export async function sendRequests(
  { url, path, caching }: LoadTarget,
  until: { readonly amount: number } | { readonly duration: number },
): Promise<{ sent: number; perSecond: number }> {
  const begun = performance.now()
  const result = await autocannon({
    url: url + path,
    connections,
    timeout: timeoutSeconds,
    ...until,
    headers: { 'accept-encoding': 'br', ...(caching.startsWith('after') ? { 'x-after-change': '1' } : {}) },
    // At an address of its own, no earlier response can still be current.
    ...(caching === 'new address' || caching === 'after a change' ? { requests: [{ setupRequest: toNewAddress(path) }] } : {}),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} rejected, ${result.errors} errors`)
  return { sent: result['2xx'], perSecond: (1000 * result['2xx']) / (performance.now() - begun) }
}

/** Gives each request a maximum price of its own, which no item reaches. */
function toNewAddress(path: string): (request: Request) => Request {
  let kobo = 1e9 + Math.floor(Math.random() * 1e11)
  const separator = path.includes('?') ? '&' : '?'
  return (request) => {
    kobo += 1
    return { ...request, path: `${path}${separator}maxPrice=${(kobo / 100).toFixed(2)}` }
  }
}
