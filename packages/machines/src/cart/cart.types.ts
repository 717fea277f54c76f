import type { ListEvent, NamedItem } from '../list-sync/list-sync.types.ts'

/** The events of the cart that the wishlist does not have. */
export type CartOwnEvent =
  /** Adds a quantity of an item, one by default: the quantity of an existing line grows, up to 99. */
  | ({ type: 'line.add'; quantity?: number } & NamedItem)
  /** The shopper sets the quantity of a line: below 1 removes it, above 99 sets 99. */
  | ({ type: 'quantity.set'; quantity: number } & NamedItem)
  /** Plus of the stepper: one more item, up to 99. */
  | ({ type: 'stepper.plus' } & NamedItem)
  /** Minus of the stepper: one item fewer; before the last one the cart asks for confirmation. */
  | ({ type: 'stepper.minus' } & NamedItem)
  /** The shopper confirms or cancels removing the last item. */
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }

export type CartEvent = ListEvent | CartOwnEvent
