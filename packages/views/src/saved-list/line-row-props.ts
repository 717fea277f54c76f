import { coverOf, isSameItem } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import type { DetailLine, DetailStatus } from '@shop/machines'
import type { LineRowProps } from '@shop/ui/patterns/line-row'
import type { SavedListLinks } from './types.ts'

/** The sentence for each reason why a line is an error. */
type LineErrors = Record<Extract<DetailStatus, 'unknown' | 'failed'>, string>

interface LineRowOptions {
  errors: LineErrors
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  links: SavedListLinks
}

/** The props that the rows of cart and wishlist share. */
export function lineRowProps(line: DetailLine, { errors, waiting, links }: LineRowOptions): Omit<LineRowProps, 'onRemove'> {
  const { record, name, status } = line
  return {
    name,
    href: status === 'unknown' ? null : links.item(line),
    picture: coverOf(record),
    price: record,
    error: status === 'unknown' || status === 'failed' ? errors[status] : undefined,
    isWaiting: waiting.some((item) => isSameItem(item, line)),
  }
}

/** React's key of a line. */
export function keyOf({ item, itemType }: ItemKey): string {
  return `${itemType} ${item}`
}
