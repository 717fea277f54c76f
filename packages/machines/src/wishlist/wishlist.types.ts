import type { ListEvent, NamedItem } from '../list-sync/list-sync.types.ts'

/** The events of the wishlist that the cart does not have. */
export type WishlistOwnEvent =
  /** The shopper adds an item; a duplicate changes nothing. */
  | ({ type: 'line.add' } & NamedItem)
  /** The shopper copies an item to the cart. The entry stays in the wishlist. */
  | ({ type: 'line.move' } & NamedItem)

export type WishlistEvent = ListEvent | WishlistOwnEvent
