import type { ListEvent, NamedItem } from '../list-sync/list-sync.types.ts'

/** What can happen to the cart beyond what happens to either list. */
export type CartOwnEvent =
  /** Adds a quantity of an item, one unless told otherwise: the quantity of an existing line grows, up to 99. */
  | ({ type: 'line.add'; quantity?: number } & NamedItem)
  /** The person sets the quantity of a line: below 1 the line goes, above 99 it stays at 99. */
  | ({ type: 'quantity.set'; quantity: number } & NamedItem)
  /** Plus of the stepper: one item more, up to 99. */
  | ({ type: 'stepper.plus' } & NamedItem)
  /** Minus of the stepper: one item fewer; before the last one goes, the cart asks. */
  | ({ type: 'stepper.minus' } & NamedItem)
  /** The person answers the question about the last item. */
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }

/** What can happen to the cart. */
export type CartEvent = ListEvent | CartOwnEvent
