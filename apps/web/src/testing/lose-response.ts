import type { FakeApi } from '@shop/api/testing'

/** Loses the response to the next request to an endpoint: the fake does what was requested, and the connection fails. */
export function loseResponse(api: FakeApi, endpoint: Parameters<FakeApi['override']>[0]): void {
  const stop = api.override(endpoint, async (request) => {
    stop()
    await api.handle(request)
    throw new TypeError('Failed to fetch')
  })
}
