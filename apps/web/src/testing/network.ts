import { failureResponse } from '@shop/api/testing'
import type { Circumstances } from './circumstances.ts'

/** Milliseconds before each response on the slow network. */
const slowAnswer = 2000

type Handle = (request: Request) => Promise<Response>

/**
 * Reaches the API in memory over a network that may change while a page is open.
 *
 * @param handle Responds to a request at once.
 * @param network Returns the state of the network when a request is made.
 * @returns A `fetch` for the client. Offline it rejects as a browser does; a failing server responds with status 500.
 */
export function overNetwork(handle: Handle, network: () => Circumstances['network']): Handle {
  return async (request) => {
    switch (network()) {
      case 'fast':
        return handle(request)
      case 'slow':
        await passed(slowAnswer, request.signal)
        return handle(request)
      case 'offline':
        throw new TypeError('Failed to fetch')
      case 'failing':
        return failureResponse(500, 'Something went wrong.')
    }
  }
}

function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
