import { createContext } from 'react-router-dom'
import type { User } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import type { VisitMemory } from '../routing/visit-memory.ts'

/** What loaders need from outside; the browser, the server, stories and tests each put in their own. */
export interface Services {
  /** The API's client. In the browser it is fetched when it is first needed: the first page needs none. */
  api: () => Promise<ApiClient>
  /** What this visit has seen. Null on the server, where every request is somebody else's. */
  memory: VisitMemory | null
  /** Who is signed in, once that is known; null for nobody. `isFresh` asks the server, whatever was known. */
  person: (options?: { isFresh: boolean }) => Promise<User | null>
}

/** Under this key the router hands the services to every loader. */
export const servicesContext = createContext<Services>()
