import { failureResponse } from '@shop/api/testing'
import type { StoryEnvironment } from './story-environment.ts'

/** Milliseconds before each response on the slow network. */
const slowResponse = 2000

type Handle = (request: Request) => Promise<Response>

/**
 * Simulates a network in front of the in-memory API. It may change while a page is open.
 *
 * @param handle Responds to a request immediately.
 * @param network Returns the state of the network when a request is made.
 * @returns A `fetch` for the client. Offline it rejects as a browser does; a failing server responds with status 500.
 */
export function overNetwork(handle: Handle, network: () => StoryEnvironment['network']): Handle {
  return async (request) => {
    switch (network()) {
      case 'fast':
        return handle(request)
      case 'slow':
        await delay(slowResponse, request.signal)
        return handle(request)
      case 'offline':
        throw new TypeError('Failed to fetch')
      case 'failing':
        return failureResponse(500, 'Something went wrong.')
    }
  }
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
