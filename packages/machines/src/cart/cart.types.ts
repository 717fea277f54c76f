import type { ListEvent, NamedItem } from '../list-sync/list-sync.types.ts'

/** The events of the cart that the wishlist does not have. */
export type CartOwnEvent =
  /** The shopper adds a quantity of an item, one by default. The quantity of an existing line increases, up to 99. */
  | ({ type: 'line.add'; quantity?: number } & NamedItem)
  /** Plus of the stepper: one more item, up to 99. */
  | ({ type: 'stepper.plus' } & NamedItem)
  /** Minus of the stepper: one item fewer; before the last one the cart asks for confirmation. */
  | ({ type: 'stepper.minus' } & NamedItem)
  /** The shopper confirms or cancels removing the last item. */
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }

export type CartEvent = ListEvent | CartOwnEvent
