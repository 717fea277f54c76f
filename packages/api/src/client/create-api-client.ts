import { shopContract } from '../contract/shop-contract.ts'
import { createClient } from './create-client.ts'
import type { ApiClientOptions } from './create-client.ts'
import { responseShapes } from './shapes.ts'
import type { ApiClient } from './types.ts'

/** Creates the client of the shop's endpoints, for browsers and for the server that renders pages. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  return createClient(shopContract, responseShapes, options) as ApiClient
}
