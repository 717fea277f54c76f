import { createAdminApiClient } from '../../client/admin-client.ts'
import { createApiClient } from '../../client/index.ts'
import type { AdminApiClient, ApiClient } from '../../client/index.ts'
import { contractSchemas } from '../../schemas/contract-schemas.ts'
import type { EndpointSchemas } from '../../schemas/contract-schemas.ts'
import { ensureAccess } from './access.ts'
import { adminCatalogueEndpoints } from './admin-catalogue.ts'
import { adminEnquiriesEndpoints } from './admin-enquiries.ts'
import { adminSearchEndpoints } from './admin-search.ts'
import { adminEndpoints } from './admin.ts'
import { adminsEndpoints } from './admins.ts'
import { authEndpoints } from './auth.ts'
import { cartEndpoints } from './cart.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { contactEndpoints } from './contact.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { enquiriesEndpoints } from './enquiries.ts'
import { FakeFailure, failureResponse, jsonResponse } from './failure.ts'
import { presentationEndpoints } from './presentation.ts'
import { readInput } from './read-input.ts'
import { findEndpoint } from './route.ts'
import type { EndpointName } from './route.ts'
import { shopDetailsEndpoints } from './shop-details.ts'
import { createState } from './state.ts'
import type { FakeSeed, FakeState } from './state.ts'
import { wishlistEndpoints } from './wishlist.ts'

/** Responds to a request instead of the fake. */
type Responder = (request: Request) => Response | Promise<Response>

/** An API in memory: one server, and the session of one browser. */
export interface FakeApi {
  /** Handles a request to `/api`. The guest is the one in `cookies`, else the one in the state. */
  readonly handle: (request: Request, cookies?: Readonly<Record<string, string>>) => Promise<Response>
  /** The real clients of shoppers and of admins, whose requests go directly to `handle`. */
  readonly client: ApiClient & AdminApiClient
  /** The data of the fake. */
  readonly state: FakeState
  /** Every request so far: the endpoint and its address after `/api`, such as '/products?page=2'. */
  readonly requests: readonly { readonly endpoint: EndpointName; readonly address: string }[]
  /** Replaces the response of an endpoint until the returned function is called. */
  readonly override: (endpoint: EndpointName, responder: Responder) => () => void
}

type AnyFakeEndpoint = (state: FakeState, input: Awaited<ReturnType<typeof readInput>>) => unknown

const groups = {
  catalogue: catalogueEndpoints,
  presentation: presentationEndpoints,
  auth: authEndpoints,
  admin: adminEndpoints,
  cart: cartEndpoints,
  wishlist: wishlistEndpoints,
  enquiries: enquiriesEndpoints,
  contact: contactEndpoints,
  adminCatalogue: adminCatalogueEndpoints,
  adminEnquiries: adminEnquiriesEndpoints,
  admins: adminsEndpoints,
  adminSearch: adminSearchEndpoints,
  dashboard: dashboardEndpoints,
  shopDetails: shopDetailsEndpoints,
}

/** Creates a fake API that implements every endpoint of the contract like the server, with records in memory. */
export function createFakeApi(seed: FakeSeed = {}): FakeApi {
  const state = createState(seed)
  const requests: { endpoint: EndpointName; address: string }[] = []
  const overrides = new Map<EndpointName, Responder>()

  async function handle(request: Request, cookies: Readonly<Record<string, string>> = {}): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '')
    const found = findEndpoint(request.method, path)
    if (!found) return failureResponse(404, '404 Not Found')
    requests.push({ endpoint: found.name, address: path + search })
    const override = overrides.get(found.name)
    if (override) return override(request)
    state.anonymousId = cookies.anonymousId ?? state.anonymousId
    const [group, name] = found.name.split('.') as [keyof typeof groups, string]
    // The compiler has checked each group against its schemas. Here both are looked up by name.
    const schemas = (contractSchemas[group] as Readonly<Record<string, EndpointSchemas>>)[name]
    const respond = (groups[group] as unknown as Readonly<Record<string, AnyFakeEndpoint>>)[name]
    if (!schemas || !respond) return failureResponse(404, '404 Not Found')
    try {
      ensureAccess(state, found.endpoint.access)
      return jsonResponse(200, respond(state, await readInput(schemas, request, found.params)))
    } catch (failure) {
      if (!(failure instanceof FakeFailure)) throw failure
      return failureResponse(failure.status, failure.message, failure.issues)
    }
  }

  return {
    handle,
    client: createFakeClient(handle),
    state,
    requests,
    override: (endpoint, responder) => {
      overrides.set(endpoint, responder)
      return () => overrides.delete(endpoint)
    },
  }
}

/** The clients of shoppers and of admins in one object. */
export function createFakeClient(fetch: (request: Request) => Promise<Response>): FakeApi['client'] {
  const options = { fetch, baseUrl: 'http://shop.test' }
  return { ...createApiClient(options), ...createAdminApiClient(options) }
}
