/**
 * Who may call: anyone (`public`), a signed-in user or an identified guest (`guest`), any signed-in user (`customer`),
 * an admin (`admin`).
 */
export type Access = 'public' | 'guest' | 'customer' | 'admin'

/** One call of the API as plain data. Its schemas stand at the same place in `contractSchemas`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with `:name` for each parameter. */
  readonly path: `/${string}`
  readonly access: Access
  /**
   * Whether the client reads the response. With `none` and `optional` the specification does not show a response, so any
   * status from 200 to 299 is a success, whatever the body is. `optional` gives the body when it has the agreed shape, else null.
   */
  readonly response: 'json' | 'optional' | 'none'
}

/** Calls that belong together. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>
