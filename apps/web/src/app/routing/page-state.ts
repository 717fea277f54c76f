import type { User } from '@shop/api'
import type { HydrationState } from 'react-router-dom'
import type { ShopFacts } from '../services/shop-facts.ts'

/** Id of the element that carries the state of a served page. */
export const pageStateId = 'page-state'

/** What the server hands over, so that the browser shows the same page without asking again. */
export interface PageState {
  facts: ShopFacts
  /** Who is signed in; null for nobody. This is the first check of the visit. */
  user: User | null
  /** Data and errors of the routes, as the router's hydration takes them. */
  router: HydrationState
}
