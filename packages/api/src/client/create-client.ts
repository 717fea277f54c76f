import ky from 'ky'
import type { KyInstance } from 'ky'
import type { Endpoint } from '../contract/index.ts'
import { send } from './send.ts'
import type { SentInput } from './send.ts'
import type { Shape } from './shapes.ts'
import type { RequestOptions } from './types.ts'

/** Options of the client; none is needed in a browser. */
export interface ApiClientOptions {
  /** Replaces the global `fetch`: a server that renders pages handles its own requests without a socket. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** The origin that serves `/api`, such as 'http://127.0.0.1:3000'. Required outside of a browser. */
  readonly baseUrl?: string
}

/** The groups of a contract. */
type Groups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/**
 * Creates a client from a contract. Each request is sent exactly once and has no time-out: a repeated change could be applied
 * twice, and the specification defines no client time-out.
 *
 * @param shapes The fields to check in each response, by group and endpoint.
 */
export function createClient(
  contract: Groups,
  shapes: Readonly<Record<string, Readonly<Record<string, Shape>>>>,
  { fetch, baseUrl }: ApiClientOptions,
): unknown {
  const http = ky.create({
    prefix: '/api',
    credentials: 'include',
    headers: { accept: 'application/json' },
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    // Wrapped in a function and looked up on each request: a browser's `fetch` rejects any other `this`, and tests replace
    // it.
    fetch: (input, init) => (fetch ? fetch(new Request(input, init)) : globalThis.fetch(input, init)),
    ...(baseUrl !== undefined && { baseUrl }),
  })
  return mapValues(contract, (group, groupName) =>
    mapValues(group, (endpoint, name) => createEndpointFunction(http, endpoint, shapes[groupName]?.[name] ?? null)),
  )
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
