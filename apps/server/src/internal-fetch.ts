import type { FastifyInstance, InjectOptions } from 'fastify'

const noOrigin = 'http://shop.invalid'
/** Statuses without a body; `Response` rejects one for them. */
const bodiless = new Set([204, 304])

/** What is added to every request. */
interface InternalFetchOptions {
  /** Headers; undefined ones are ignored. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** The address that limits count; otherwise that of this machine. */
  readonly remoteAddress?: string
}

/**
 * A `fetch` that calls the app without a socket. The API client of a page that is being rendered uses it, so a loader on the
 * server meets the same checks, responses and errors as in a browser. Only the path and query of the URL matter.
 *
 * For a page of a signed-in user, create one per request with the user's cookie: `createInternalFetch(app, { headers: { cookie:
 * request.headers.cookie } })`.
 *
 * @param app - the whole app; ready before the first request
 */
export function createInternalFetch(
  app: FastifyInstance,
  { headers = {}, remoteAddress }: InternalFetchOptions = {},
): typeof globalThis.fetch {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), noOrigin), init)
    request.signal.throwIfAborted()
    const { pathname, search } = new URL(request.url)
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    const options: InjectOptions = {
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(given), ...Object.fromEntries(request.headers) },
      ...(body === undefined ? {} : { payload: body }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    }
    const response = await app.inject(options)
    request.signal.throwIfAborted()
    return new Response(bodiless.has(response.statusCode) ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
        (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [name, String(one)]),
      ),
    })
  }
}
