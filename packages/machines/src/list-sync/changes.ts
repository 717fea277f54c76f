import { addEntry, addLine, isSameItem, removeItem, setLineQuantity } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import type { ListKind } from './list-kind.ts'

/** One change of a saved list. An entry of the wishlist is a line whose quantity is always 1. */
export type Change = ({ kind: 'add' } & Line) | ({ kind: 'set' } & Line) | ({ kind: 'remove' } & ItemKey) | { kind: 'clear' }

/** The lines after a change. It never fails: a change that makes no sense for these lines leaves them unchanged. */
export function applyChange({ grows }: Pick<ListKind, 'grows'>, lines: readonly Line[], change: Change): Line[] {
  if (change.kind === 'clear') return []
  if (change.kind === 'remove') return removeItem(lines, change)
  if (change.kind === 'set') return setLineQuantity(lines, change, change.quantity)
  const { item, itemType, quantity } = change
  return grows ? addLine(lines, { item, itemType, quantity }) : addEntry(lines, { item, itemType, quantity: 1 })
}

/** The line of an item; undefined without one. */
export function lineOf(lines: readonly Line[], key: ItemKey): Line | undefined {
  return lines.find((line) => isSameItem(line, key))
}

/** Whether two changes concern the same item, so that their order matters. */
export function concernsItemOf(change: Change, other: Change): boolean {
  return change.kind === 'clear' || other.kind === 'clear' || isSameItem(change, other)
}

/** The lines that a removal takes from `lines`; none for other changes. */
export function removedLines(kind: Pick<ListKind, 'grows'>, lines: readonly Line[], change: Change): Line[] {
  if (change.kind === 'add' || change.kind === 'set') return []
  return excessLines(lines, applyChange(kind, lines, change))
}

/** The lines that `lines` have in addition to `others`, with the additional quantities. */
export function excessLines(lines: readonly Line[], others: readonly Line[]): Line[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (lineOf(others, line)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Whether the server applied a change whose response was lost: its current lines have the item as the change would leave it.
 * `before` are the server's lines before the change.
 */
export function wasApplied(kind: ListKind, change: Change, before: readonly Line[], now: readonly Line[]): boolean {
  if (change.kind === 'clear') return now.length === 0
  return lineOf(applyChange(kind, before, change), change)?.quantity === lineOf(now, change)?.quantity
}
