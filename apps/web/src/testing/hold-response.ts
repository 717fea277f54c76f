import type { FakeApi } from '@shop/api/testing'

type Respond = (response?: Response) => void

/**
 * Holds back the response to the next request to an endpoint.
 *
 * @returns A function that lets the fake respond, or responds with something else.
 */
export function holdResponse(api: FakeApi, endpoint: Parameters<FakeApi['override']>[0]): Respond {
  let respond: Respond = () => {}
  const held = new Promise<Response | undefined>((resolve) => (respond = resolve))
  const stop = api.override(endpoint, async (request) => {
    stop()
    return (await held) ?? api.handle(request)
  })
  return respond
}
