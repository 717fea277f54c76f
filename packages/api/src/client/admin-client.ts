import { adminContract } from '../contract/admin-contract.ts'
import { adminShapes } from './admin-shapes.ts'
import { createClient } from './create-client.ts'
import type { ApiClientOptions } from './create-client.ts'
import type { AdminApiClient } from './types.ts'

/** Creates the client of the endpoints that only admin pages use. */
export function createAdminApiClient(options: ApiClientOptions = {}): AdminApiClient {
  return createClient(adminContract, adminShapes, options) as AdminApiClient
}
