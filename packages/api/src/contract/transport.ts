import type { Endpoint } from './endpoint.ts'

/** A request to an endpoint, however it is sent. */
export interface EndpointRequest {
  readonly endpoint: Endpoint
  /** The values for the `:name` parts of the endpoint's path. */
  readonly params: Readonly<Record<string, string>>
  /** The path after `/api`, with these values. */
  readonly path: string
  readonly query: [name: string, value: string][]
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly keepalive?: boolean | undefined
  /** The `Idempotency-Key`, if the sender chose it. */
  readonly key?: string | undefined
}

/** A whole response. Its body is parsed JSON, or undefined when it is anything else. */
export interface EndpointResponse {
  readonly status: number
  readonly body: unknown
  /** Whether the body is an HTML page. The shop never sends one: it comes from a captive portal or a proxy. */
  readonly isPage?: boolean
}

/** Sends a request once and reads its response. Rejects when there is none. */
export type Transport = (request: EndpointRequest) => Promise<EndpointResponse>
