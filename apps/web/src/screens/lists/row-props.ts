import { isSameItem } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import type { DetailLine, DetailStatus } from '@shop/machines'
import type { LineRowProps } from '@shop/ui/patterns/line-row'
import { coverOf } from '../../app/cards.ts'
import { paths } from '../../paths.ts'

/** What a row shows of a line. `errors` says what an unknown and a failed line mean on this page. */
export function rowProps(
  line: DetailLine,
  { errors, waiting }: { errors: LineErrors; waiting: readonly ItemKey[] },
): Omit<LineRowProps, 'onRemove'> {
  const { record, name, status } = line
  return {
    name,
    href: status === 'unknown' ? null : pageOf(line),
    picture: coverOf(record ?? undefined),
    price: record,
    error: status === 'unknown' || status === 'failed' ? errors[status] : undefined,
    isWaiting: waiting.some((item) => isSameItem(item, line)),
  }
}

/** A sentence for each way in which a line can be an error. */
export type LineErrors = Record<Extract<DetailStatus, 'unknown' | 'failed'>, string>

/** What React and the person tell lines apart by. */
export function keyOf({ item, itemType }: ItemKey): string {
  return `${itemType} ${item}`
}

function pageOf({ item, itemType }: ItemKey): string {
  return itemType === 'Product' ? paths.product.href(item) : paths.collection.href(item)
}
