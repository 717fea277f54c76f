import { createContext } from 'react-router-dom'
import type { User } from '@shop/api'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import type { VisitMemory } from '../routing/visit-memory.ts'

/** The dependencies of loaders. The browser, the server, stories and tests each provide their own. */
export interface Services {
  /** The API client. The browser fetches it when it is first needed, which the first page does not. */
  api: () => Promise<ApiClient>
  /** The client of the endpoints that only admin pages use. */
  adminApi: () => Promise<AdminApiClient>
  /** The data that this visit has loaded. Null on the server, where every request may come from another user. */
  memory: VisitMemory | null
  /** Resolves to the signed-in user, or null. `isFresh` requests the session from the server first. */
  currentUser: (options?: { isFresh: boolean }) => Promise<User | null>
}

/** The key of the services in the router's context. */
export const servicesContext = createContext<Services>()
