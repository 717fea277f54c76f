/** The client of the API, for browsers and for the server that renders pages. */
export { ApiError } from './api-error.ts'
export type { ApiFailure } from './api-error.ts'
export { createApiClient } from './create-api-client.ts'
export type { ApiClientOptions } from './create-api-client.ts'
export type { ApiClient, EndpointInput, EndpointResult, RequestOptions } from './types.ts'
