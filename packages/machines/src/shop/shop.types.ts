import type { ItemType } from '@shop/domain'
import type { User } from '@shop/api'
import type { UserChanged } from '../auth/auth.types.ts'
import type { ConsentSettled } from '../consent/consent.types.ts'
import type { ConsentChoice } from '../identity.ts'
import type { ListReport } from '../list-sync/list-sync.types.ts'
import type { ProfileMessage } from '../profile/profile.types.ts'
import type { ParentMessage } from '../to-parent.ts'

/** What the shop is told once, when it is made. */
export interface ShopInput {
  /** The person found while the server rendered the page, or null for nobody: the server is then not asked again. */
  user?: User | null | undefined
  /** Names this tab and visit: a new UUID each time. */
  tab: string
}

/** What the shop knows. */
export interface ShopContext {
  tab: string
  /** Who is signed in; null for nobody, undefined while nobody knows. */
  user: User | null | undefined
  /** What the person said about cookies. */
  consent: ConsentChoice
  /** The guest that the cookie names; null without one. */
  anonymousId: string | null
}

/** What can happen to the shop as a whole; its children tell it, and the app where it says so. */
export type ShopEvent =
  | UserChanged
  | ConsentSettled
  | ProfileMessage
  | ParentMessage
  | ListReport
  /** The app: the person came back to the page, so the session may have changed. */
  | { type: 'session.check' }

/** An item that the wishlist hands to the cart. */
export interface MovedItem {
  item: string
  itemType: ItemType
  quantity: number
}

/** What views read: see the page about the shop. */
export type ShopTag = 'loading' | 'ready' | 'lists'
