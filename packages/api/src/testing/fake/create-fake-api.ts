import { createApiClient } from '../../client/index.ts'
import type { ApiClient } from '../../client/index.ts'
import { contractSchemas } from '../../schemas/contract-schemas.ts'
import type { CallSchemas } from '../../schemas/contract-schemas.ts'
import { ensureAccess } from './access.ts'
import { adminCalls } from './admin.ts'
import { authCalls } from './auth.ts'
import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { contactCalls } from './contact.ts'
import { FakeFailure, failureResponse, jsonResponse } from './failure.ts'
import { presentationCalls } from './presentation.ts'
import { readInput } from './read-input.ts'
import { findCall } from './route.ts'
import type { CallName } from './route.ts'
import { createState } from './state.ts'
import type { FakeSeed, FakeState } from './state.ts'
import { wishlistCalls } from './wishlist.ts'

/** Answers one request in place of the fake. */
export type Responder = (request: Request) => Response | Promise<Response>

/** The API in memory: one server and the session of one browser. */
export interface FakeApi {
  /** Answers a request to `/api`. `cookies` may name the guest; else the state's guest counts. */
  readonly handle: (request: Request, cookies?: Readonly<Record<string, string>>) => Promise<Response>
  /** The real client, whose requests go straight into `handle`. */
  readonly client: ApiClient
  /** What the fake remembers. */
  readonly state: FakeState
  /** Every request so far: the call and its address below `/api`, such as '/products?page=2'. */
  readonly requests: readonly { readonly call: CallName; readonly address: string }[]
  /** Puts an answer of your own in the place of a call, until the returned function is called. */
  readonly override: (call: CallName, responder: Responder) => () => void
}

type AnyCall = (state: FakeState, input: Awaited<ReturnType<typeof readInput>>) => unknown

const groups = {
  catalogue: catalogueCalls,
  presentation: presentationCalls,
  auth: authCalls,
  admin: adminCalls,
  cart: cartCalls,
  wishlist: wishlistCalls,
  contact: contactCalls,
}

/** Makes a fake API that answers every call of the contract as the server does, from records in memory. */
export function createFakeApi(seed: FakeSeed = {}): FakeApi {
  const state = createState(seed)
  const requests: { call: CallName; address: string }[] = []
  const overrides = new Map<CallName, Responder>()

  async function handle(request: Request, cookies: Readonly<Record<string, string>> = {}): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '')
    const call = findCall(request.method, path)
    if (!call) return failureResponse(404, '404 Not Found')
    requests.push({ call: call.name, address: path + search })
    const override = overrides.get(call.name)
    if (override) return override(request)
    state.anonymousId = cookies.anonymousId ?? state.anonymousId
    const [group, name] = call.name.split('.') as [keyof typeof groups, string]
    // The compiler has checked each group against its schemas; here the two tables are walked by name.
    const schemas = (contractSchemas[group] as Readonly<Record<string, CallSchemas>>)[name]
    const answer = (groups[group] as unknown as Readonly<Record<string, AnyCall>>)[name]
    if (!schemas || !answer) return failureResponse(404, '404 Not Found')
    try {
      ensureAccess(state, call.endpoint.access)
      return jsonResponse(200, answer(state, await readInput(schemas, request, call.params)))
    } catch (failure) {
      if (!(failure instanceof FakeFailure)) throw failure
      return failureResponse(failure.status, failure.message, failure.issues)
    }
  }

  return {
    handle,
    client: createApiClient({ fetch: handle, baseUrl: 'http://shop.test' }),
    state,
    requests,
    override: (call, responder) => {
      overrides.set(call, responder)
      return () => overrides.delete(call)
    },
  }
}
