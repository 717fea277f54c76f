/**
 * The users who may use an endpoint: anyone (`public`), a signed-in user or an identified guest (`guest`), any signed-in user
 * (`customer`), an admin (`admin`).
 */
export type Access = 'public' | 'guest' | 'customer' | 'admin'

/** One endpoint of the API as plain data. Its schemas are at the same place in `contractSchemas`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path after `/api`, with `:name` for each parameter. */
  readonly path: `/${string}`
  readonly access: Access
  /**
   * Whether the client reads the response. With `none` and `optional` the specification does not show a response, so any
   * status from 200 to 299 is a success, whatever the body is, except for an HTML page, which the shop never sends. `optional` gives the body
   * when it has the agreed shape, else null.
   */
  readonly response: 'json' | 'optional' | 'none'
  /**
   * Whether a second, equal request changes more or gets another response. The client gives each request an `Idempotency-Key`, because a
   * browser sends a request again by itself when its connection is closed without a response. The server handles all requests with one key
   * once, and each of them gets the response to the first.
   */
  readonly isKeyed?: true
}

/** Related endpoints. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>
