import type { ItemType } from '@shop/domain'
import type { User } from '@shop/api'
import type { UserChanged } from '../auth/auth.types.ts'
import type { ConsentSettled } from '../consent/consent.types.ts'
import type { ConsentChoice } from '../identity.ts'
import type { ListReport } from '../list-sync/list-sync.types.ts'
import type { ProfileMessage } from '../profile/profile.types.ts'
import type { ParentMessage } from '../to-parent.ts'

export interface ShopInput {
  /** The user found while the server rendered the page, or null for nobody: the machine then skips the first check. */
  user?: User | null | undefined
  /** Identifies this tab and visit: a new UUID each time. */
  tab: string
}

export interface ShopContext {
  tab: string
  /** The signed-in user; null for nobody, undefined before it is known. */
  user: User | null | undefined
  /** The choice about cookies. */
  consent: ConsentChoice
  /** The guest in the cookie; null without one. */
  anonymousId: string | null
  /** The last guest whom the server did not know; null without one. */
  unknownGuest: string | null
}

/** The events of the shop as a whole. Its children send them, unless the comment names the app. */
export type ShopEvent =
  | UserChanged
  | ConsentSettled
  | ProfileMessage
  | ParentMessage
  | ListReport
  /** The app reports that the user came back to the page, so the session may have changed. */
  | { type: 'session.check' }

/** An item that the wishlist moves to the cart. */
export interface MovedItem {
  item: string
  itemType: ItemType
  quantity: number
}

/** The tags for views: see the page about the shop. */
export type ShopTag = 'loading' | 'ready' | 'lists'
