import type { User } from '@shop/api'
import type { HydrationState } from 'react-router-dom'
import type { ShopFacts } from '../services/shop-facts.ts'

/** Id of the element that carries the state of a served page. */
export const pageStateId = 'page-state'

/** The data that the server sends with a page, so that the browser shows the same page without a request. */
export interface PageState {
  facts: ShopFacts
  /** The signed-in user, or null. This is the first session check of the visit. */
  user: User | null
  /** Data and errors of the routes, in the form that the router hydrates from. */
  router: HydrationState
}
