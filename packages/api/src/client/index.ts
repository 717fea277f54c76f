/** The client of the API, for browsers and for the server that renders pages. */

export { createApiClient } from './create-api-client.ts'
export { createHttpTransport } from './http-transport.ts'

export type { AdminApiClient, ApiClient, RequestOptions } from './types.ts'
