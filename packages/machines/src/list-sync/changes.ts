import { addEntry, addLine, isSameItem, removeItem, setLineQuantity } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import type { ListKind } from './list-kind.ts'

/** One change of a list, as the person meant it. An entry of the wishlist is a line of one item that never grows. */
export type Change = ({ kind: 'add' } & Line) | ({ kind: 'set' } & Line) | ({ kind: 'remove' } & ItemKey) | { kind: 'clear' }

/** The lines after a change. It never fails: what makes no sense for these lines leaves them as they are. */
export function applyChange({ grows }: Pick<ListKind, 'grows'>, lines: readonly Line[], change: Change): Line[] {
  if (change.kind === 'clear') return []
  if (change.kind === 'remove') return removeItem(lines, change)
  if (change.kind === 'set') return setLineQuantity(lines, change, change.quantity)
  const { item, itemType, quantity } = change
  return grows ? addLine(lines, { item, itemType, quantity }) : addEntry(lines, { item, itemType, quantity: 1 })
}

/** The line of an item; undefined when the list has none. */
export function lineOf(lines: readonly Line[], key: ItemKey): Line | undefined {
  return lines.find((line) => isSameItem(line, key))
}

/** What `lines` have beyond `others`: lines with the items that are missing there. */
export function linesBeyond(lines: readonly Line[], others: readonly Line[]): Line[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (lineOf(others, line)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Whether a change was made that was sent when the server's list was `before`, and whose answer nobody heard. The
 * server's list is asked: it shows the change when the item stands there as the change would have left it.
 */
export function wasMade(kind: ListKind, change: Change, before: readonly Line[], now: readonly Line[]): boolean {
  if (change.kind === 'clear') return now.length === 0
  return lineOf(applyChange(kind, before, change), change)?.quantity === lineOf(now, change)?.quantity
}
