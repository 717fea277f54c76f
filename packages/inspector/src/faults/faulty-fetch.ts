import { faultOn } from './chosen-faults.ts'
import { endpointOf } from './endpoints.ts'
import { errorStatuses } from './faults.ts'
import type { Fault } from './faults.ts'

/** Milliseconds by which a slow response is late. */
const delay = 5000

/**
 * A `fetch` with the faults that a tester has chosen. Requests to anything but the API, and to endpoints without a fault, pass
 * unchanged.
 *
 * @param fetch - sends the requests
 */
export function faultyFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: 'GET', url: input }
    const fault = faultFor((init?.method ?? method).toUpperCase(), new URL(url, location.origin))
    return fault === null ? fetch(input, init) : respond(fault, () => fetch(input, init))
  }
}

function faultFor(method: string, { origin, pathname }: URL): Fault | null {
  const endpoint = origin === location.origin ? endpointOf(method, pathname) : null
  return endpoint === null ? null : faultOn(endpoint)
}

async function respond(fault: Fault, send: () => Promise<Response>): Promise<Response> {
  switch (fault) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, delay))
      return send()
    case 'offline':
      throw lostConnection()
    case 'lost':
      await send()
      throw lostConnection()
    default:
      return Response.json(
        { message: errorStatuses[fault].message, issues: [] },
        { status: fault, headers: fault === 429 ? { 'retry-after': '30' } : {} },
      )
  }
}

/** The error with which browsers reject a request without a connection. */
function lostConnection(): TypeError {
  return new TypeError('Failed to fetch')
}
