import type { ItemType } from './item-types.ts'
import { limits } from './limits.ts'
import { fromKobo, toKobo } from './money.ts'

/** What names a line of the cart or an entry of the wishlist: there is at most one for each item and kind. */
export interface ItemKey {
  readonly item: string
  readonly itemType: ItemType
}

/** A line of the cart. The quantity is a whole number from 1 to 99. */
export interface Line extends ItemKey {
  readonly quantity: number
}

/** Whether two lines or entries stand for the same item. */
export function isSameItem(one: ItemKey, other: ItemKey): boolean {
  return one.item === other.item && one.itemType === other.itemType
}

/** The line with the quantity a cart can hold: whole, and 99 at most. */
function bounded<L extends Line>(line: L, quantity: number): L {
  return { ...line, quantity: Math.min(Math.trunc(quantity), limits.quantityMaximum) }
}

/**
 * The lines with a line added: the quantity of an existing line grows, up to 99; a new line comes last.
 * Less than one item adds nothing.
 */
export function addLine<L extends Line>(lines: readonly L[], added: L): L[] {
  if (!(added.quantity >= limits.quantityMinimum)) return [...lines]
  if (!lines.some((line) => isSameItem(line, added))) return [...lines, bounded(added, added.quantity)]
  return lines.map((line) => (isSameItem(line, added) ? bounded(line, line.quantity + Math.trunc(added.quantity)) : line))
}

/** The lines with one quantity set: below 1 the line goes, above 99 it stays at 99. An absent line stays absent. */
export function setLineQuantity<L extends Line>(lines: readonly L[], key: ItemKey, quantity: number): L[] {
  if (!(quantity >= limits.quantityMinimum)) return removeItem(lines, key)
  return lines.map((line) => (isSameItem(line, key) ? bounded(line, quantity) : line))
}

/** The lines or entries without one item. */
export function removeItem<K extends ItemKey>(lines: readonly K[], key: ItemKey): K[] {
  return lines.filter((line) => !isSameItem(line, key))
}

/** The entries of a wishlist with one more; a duplicate changes nothing. */
export function addEntry<K extends ItemKey>(entries: readonly K[], added: K): K[] {
  return entries.some((entry) => isSameItem(entry, added)) ? [...entries] : [...entries, added]
}

/** The price of lines together, in naira without a binary tail. `price` is what the shopper pays for one item. */
export function totalPrice(lines: readonly { readonly price: number; readonly quantity: number }[]): number {
  return fromKobo(lines.reduce((sum, line) => sum + toKobo(line.price) * line.quantity, 0))
}

/** The items of all lines together. */
export function totalQuantity(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}
