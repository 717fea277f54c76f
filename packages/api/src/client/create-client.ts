import type { Endpoint, Transport } from '../contract/index.ts'
import { createHttpTransport } from './http-transport.ts'
import type { HttpTransportOptions } from './http-transport.ts'
import { send } from './send.ts'
import type { SentInput } from './send.ts'
import type { Shape } from './shapes.ts'
import type { RequestOptions } from './types.ts'

/** Options of the client; none is needed in a browser. */
export interface ApiClientOptions extends HttpTransportOptions {
  /** Replaces HTTP: a server that renders pages handles its own requests without a socket. */
  readonly transport?: Transport
}

/** The groups of a contract. */
type Groups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/**
 * Creates a client from a contract. Each request is sent exactly once, because a repeated change could be applied twice.
 *
 * @param shapes The fields to check in each response, by group and endpoint.
 */
export function createClient(
  contract: Groups,
  shapes: Readonly<Record<string, Readonly<Record<string, Shape>>>>,
  { transport, ...http }: ApiClientOptions,
): unknown {
  const sendOver = transport ?? createHttpTransport(http)
  return mapValues(contract, (group, groupName) =>
    mapValues(group, (endpoint, name) => createEndpointFunction(sendOver, endpoint, shapes[groupName]?.[name] ?? null)),
  )
}

function createEndpointFunction(transport: Transport, endpoint: Endpoint, shape: Shape | null) {
  return (input: SentInput = {}, options: RequestOptions = {}) => send(transport, endpoint, shape, input, options)
}

function mapValues<Source extends object, Value>(
  source: Source,
  change: (value: Source[keyof Source], name: keyof Source & string) => Value,
): Record<string, Value> {
  const names = Object.keys(source) as (keyof Source & string)[]
  return Object.fromEntries(names.map((name) => [name, change(source[name], name)]))
}
