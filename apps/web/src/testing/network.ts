import { failureResponse } from '@shop/api/testing'
import type { Circumstances } from './circumstances.ts'

/** Milliseconds that each answer takes over the slow network. */
const slowAnswer = 2000

type Handle = (request: Request) => Promise<Response>

/**
 * A way to the API in memory over a network that may change while a page is open.
 *
 * @param handle Answers a request at once.
 * @param network Tells how the network is when a request is made.
 * @returns A `fetch` for the client. It rejects as a browser does while offline, and answers 500 while the server fails.
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
