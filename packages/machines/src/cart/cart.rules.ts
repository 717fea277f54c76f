import { limits } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import { lineOf } from '../list-sync/changes.ts'
import type { Change } from '../list-sync/changes.ts'
import { itemOf } from '../list-sync/list-sync.rules.ts'
import type { ListContext, NamedItem } from '../list-sync/list-sync.types.ts'

/** The quantity of an item as the cart shows it; 0 without a line. */
export function quantityOf({ lines }: Pick<ListContext, 'lines'>, item: ItemKey | null): number {
  return (item && lineOf(lines, item)?.quantity) ?? 0
}

/** Makes a quantity valid: whole, at most 99; 0 for anything that is not a number. */
export function wholeQuantity(quantity: number): number {
  return Math.max(0, Math.min(Math.trunc(quantity) || 0, limits.quantityMaximum))
}

/** The change that adds a quantity of an item. The event must have a valid item type. */
export function addition(event: NamedItem & { quantity?: number }): Change {
  return { kind: 'add', ...itemOf(event)!, quantity: wholeQuantity(event.quantity ?? 1) }
}

/** The change of one press of the stepper. The event must name a line of the cart. */
export function quantityStep(context: Pick<ListContext, 'lines'>, event: NamedItem, by: 1 | -1): Change {
  const item = itemOf(event)!
  return { kind: 'set', ...item, quantity: quantityOf(context, item) + by }
}
