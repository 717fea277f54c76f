import type { ItemType } from './item-types.ts'
import { limits } from './limits.ts'
import { fromKobo, toKobo } from './money.ts'

/** Identifies a line of the cart or an entry of the wishlist: there is at most one for each item and type. */
export interface ItemKey {
  readonly item: string
  readonly itemType: ItemType
}

/** A line of the cart. The quantity is a whole number from 1 to 99. */
export interface Line extends ItemKey {
  readonly quantity: number
}

/** Whether two lines or entries have the same item. */
export function isSameItem(one: ItemKey, other: ItemKey): boolean {
  return one.item === other.item && one.itemType === other.itemType
}

/** The line with a quantity that the cart allows: whole, and at most 99. */
function withQuantity<L extends Line>(line: L, quantity: number): L {
  return { ...line, quantity: Math.min(Math.trunc(quantity), limits.quantityMaximum) }
}

/** Adds a line: the quantity of an existing line grows, up to 99; a new line comes last. A quantity below 1 adds nothing. */
export function addLine<L extends Line>(lines: readonly L[], added: L): L[] {
  if (!(added.quantity >= limits.quantityMinimum)) return [...lines]
  if (!lines.some((line) => isSameItem(line, added))) return [...lines, withQuantity(added, added.quantity)]
  return lines.map((line) => (isSameItem(line, added) ? withQuantity(line, line.quantity + Math.trunc(added.quantity)) : line))
}

/** Sets one quantity: below 1 removes the line, above 99 sets 99. A missing line stays missing. */
export function setLineQuantity<L extends Line>(lines: readonly L[], key: ItemKey, quantity: number): L[] {
  if (!(quantity >= limits.quantityMinimum)) return removeItem(lines, key)
  return lines.map((line) => (isSameItem(line, key) ? withQuantity(line, quantity) : line))
}

/** The lines or entries without one item. */
export function removeItem<K extends ItemKey>(lines: readonly K[], key: ItemKey): K[] {
  return lines.filter((line) => !isSameItem(line, key))
}

/** Adds an entry to a wishlist; a duplicate changes nothing. */
export function addEntry<K extends ItemKey>(entries: readonly K[], added: K): K[] {
  return entries.some((entry) => isSameItem(entry, added)) ? [...entries] : [...entries, added]
}

/** Whether a cart or a wishlist has no room for this item, which it does not have yet. */
export function isFullFor(lines: readonly ItemKey[], added: ItemKey): boolean {
  return lines.length >= limits.linesMaximum && !lines.some((line) => isSameItem(line, added))
}

/** The message when a saved list has no room for another item. */
export function fullSentence(list: 'cart' | 'wishlist'): string {
  return `Your ${list} is full: it holds at most ${limits.linesMaximum} different items.`
}

/** The total price of the lines in naira, without floating-point errors. `price` is what the shopper pays for one item. */
export function totalPrice(lines: readonly { readonly price: number; readonly quantity: number }[]): number {
  return fromKobo(lines.reduce((sum, line) => sum + toKobo(line.price) * line.quantity, 0))
}

/** The number of items in all lines. */
export function totalQuantity(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}
