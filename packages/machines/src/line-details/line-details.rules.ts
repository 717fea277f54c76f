import type { Collection, Product } from '@shop/api'
import { cartOrderMessage, isSameItem, payablePrice, totalPrice } from '@shop/domain'
import type { ItemKey, ItemType } from '@shop/domain'
import { itemsOf } from '../list-sync/list-sync.rules.ts'
import { lineDetailsMessages } from './line-details.messages.ts'
import type { DetailLine, Details, DetailStatus, LineDetailsContext, LineDetailsInput } from './line-details.types.ts'

/** What is known at the start: lines, and nothing of their items. */
export function firstContext({ lines = [] }: LineDetailsInput): LineDetailsContext {
  return { lines, ...nothingKnown }
}

/** The part of the context that says that no item was answered. */
export const nothingKnown = { details: { products: [], collections: [] }, answered: [], asked: [] } as const

/** The items of the lines that the server was never asked for. */
export function unansweredItems({ lines, answered }: Pick<LineDetailsContext, 'lines' | 'answered'>): ItemKey[] {
  return itemsOf(lines).filter((item) => !answered.some((other) => isSameItem(other, item)))
}

/** Whether lines hold an item whose answer is neither there nor on its way. */
export function asksForMore({ answered, asked }: LineDetailsContext, lines: LineDetailsContext['lines']): boolean {
  return unansweredItems({ lines, answered: [...answered, ...asked] }).length > 0
}

/** The part of the context after an answer: it replaces what was known of the items that were asked for. */
export function afterAnswer({ details, answered, asked }: LineDetailsContext, answer: Details) {
  const isOld = (itemType: ItemType) => (record: { _id: string }) =>
    !asked.some((item) => isSameItem(item, { item: record._id, itemType }))
  return {
    details: {
      products: [...details.products.filter(isOld('Product')), ...answer.products],
      collections: [...details.collections.filter(isOld('Collection')), ...answer.collections],
    },
    answered: [...answered, ...asked],
    asked: [],
  }
}

/** The part of the context before a refresh: the items of a kind, or of both, count as never asked for. */
export function beforeRefresh({ answered }: LineDetailsContext, itemType?: ItemType) {
  return { answered: itemType === undefined ? [] : answered.filter((item) => item.itemType !== itemType) }
}

/** The lines as a page shows them. `hasFailed` is the tag `failed`: then every line is an error. */
export function detailLines(context: LineDetailsContext, hasFailed: boolean): DetailLine[] {
  return context.lines.map((line) => {
    const record = hasFailed ? undefined : recordOf(context.details, line)
    const isAnswered = context.answered.some((item) => isSameItem(item, line))
    const status: DetailStatus = hasFailed ? 'failed' : record ? 'known' : isAnswered ? 'unknown' : 'loading'
    return {
      ...line,
      status,
      name: record?.name ?? nameWithout(status, line),
      price: record ? payablePrice(record) : 0,
      record: record ?? null,
      error: status === 'unknown' || status === 'failed',
    }
  })
}

/** The sum of the lines, in naira; lines that are unknown or failed do not count. Null while a line is on its way: its price is not known yet. */
export function detailTotal(lines: readonly DetailLine[]): number | null {
  return isAnyLoading(lines) ? null : totalPrice(lines)
}

/**
 * The message that orders the lines. Null while a line is on its way, as its price is not known yet, and when no line
 * is left to order. `publicUrl` is the shop's address without a slash at its end.
 */
export function orderMessage(
  lines: readonly DetailLine[],
  { shopName, publicUrl }: { shopName: string; publicUrl: string },
): string | null {
  if (isAnyLoading(lines)) return null
  const link = ({ item, itemType }: ItemKey) => `${publicUrl}/${itemType.toLowerCase()}/${item}`
  return cartOrderMessage(
    shopName,
    lines.map((line) => ({ ...line, link: link(line) })),
  )
}

function isAnyLoading(lines: readonly DetailLine[]): boolean {
  return lines.some(({ status }) => status === 'loading')
}

function recordOf({ products, collections }: Details, { item, itemType }: ItemKey): Product | Collection | undefined {
  const records: readonly (Product | Collection)[] = itemType === 'Product' ? products : collections
  return records.find(({ _id }) => _id === item)
}

function nameWithout(status: DetailStatus, line: ItemKey): string {
  if (status === 'failed') return lineDetailsMessages.failed(line)
  return status === 'unknown' ? lineDetailsMessages.unknown : ''
}
