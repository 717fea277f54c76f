import ky from 'ky'
import type { KyInstance } from 'ky'
import { contract } from '../contract/index.ts'
import type { Endpoint } from '../contract/index.ts'
import { send } from './send.ts'
import type { SentInput } from './send.ts'
import { responseShapes } from './shapes.ts'
import type { Shape } from './shapes.ts'
import type { ApiClient, RequestOptions } from './types.ts'

/** What a client is made with; a browser needs none of it. */
export interface ApiClientOptions {
  /** Takes the place of the global `fetch`: a server that renders pages answers its own calls without a socket. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** The address that `/api` stands under, such as 'http://127.0.0.1:3000'. Needed outside of a browser. */
  readonly baseUrl?: string
}

/**
 * Makes the client from the contract. Every call is sent exactly once, however it ends, and waits as long as the server
 * takes: a repeated change could be made twice, and the specification knows no client time-out.
 */
export function createApiClient({ fetch, baseUrl }: ApiClientOptions = {}): ApiClient {
  const http = ky.create({
    prefix: '/api',
    credentials: 'include',
    headers: { accept: 'application/json' },
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    // Called through a function of our own, and looked up late: a browser's `fetch` refuses any other `this`, and
    // tests put another one in its place.
    fetch: (input, init) => (fetch ? fetch(new Request(input, init)) : globalThis.fetch(input, init)),
    ...(baseUrl !== undefined && { baseUrl }),
  })
  return mapValues(contract, (group, groupName) => {
    const shapes: Readonly<Record<string, Shape>> = responseShapes[groupName]
    return mapValues<Readonly<Record<string, Endpoint>>, unknown>(group, (endpoint, name) =>
      createEndpointFunction(http, endpoint, shapes[name] ?? null),
    )
  }) as ApiClient
}

function createEndpointFunction(http: KyInstance, endpoint: Endpoint, shape: Shape | null) {
  return (input: SentInput = {}, options: RequestOptions = {}) => send(http, endpoint, shape, input, options)
}

function mapValues<Source extends object, Value>(
  source: Source,
  change: (value: Source[keyof Source], name: keyof Source & string) => Value,
): Record<string, Value> {
  const names = Object.keys(source) as (keyof Source & string)[]
  return Object.fromEntries(names.map((name) => [name, change(source[name], name)]))
}
