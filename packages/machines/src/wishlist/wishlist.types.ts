import type { ListEvent, NamedItem } from '../list-sync/list-sync.types.ts'

/** What can happen to the wishlist beyond what happens to either list. */
export type WishlistOwnEvent =
  /** The person adds an item; one that is there already stays once. */
  | ({ type: 'line.add' } & NamedItem)
  /** The person moves an item to the cart: one item comes there, and the entry stays here. */
  | ({ type: 'line.move' } & NamedItem)

/** What can happen to the wishlist. */
export type WishlistEvent = ListEvent | WishlistOwnEvent
