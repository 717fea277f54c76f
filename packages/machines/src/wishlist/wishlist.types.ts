import type { ListEvent, NamedItem } from '../list-sync/list-sync.types.ts'

/** The events of the wishlist that the cart does not have. */
export type WishlistOwnEvent =
  /** The shopper adds an item; a duplicate changes nothing. */
  | ({ type: 'line.add' } & NamedItem)
  /** The shopper moves an item to the cart: the cart gets one, and the entry stays here. */
  | ({ type: 'line.move' } & NamedItem)

export type WishlistEvent = ListEvent | WishlistOwnEvent
