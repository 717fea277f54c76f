import type { Collection, Product } from '@shop/api'
import { cartOrderMessage, isSameItem, payablePrice, totalPrice } from '@shop/domain'
import type { ItemKey, ItemType, OrderReference } from '@shop/domain'
import { itemsOf } from '../list-sync/list-sync.rules.ts'
import { lineDetailsMessages } from './line-details.messages.ts'
import type { DetailLine, Details, DetailStatus, LineDetailsContext, LineDetailsInput } from './line-details.types.ts'

/** The initial context: the given lines, without details. */
export function firstContext({ lines = [] }: LineDetailsInput): LineDetailsContext {
  return { lines, ...noDetails }
}

/** The context changes that remove all loaded details. */
export const noDetails = { details: { products: [], collections: [] }, loaded: [], old: [], requested: [] } as const

/** The items of the lines whose details are to be loaded, for the first time or again. */
export function dueItems({ lines, loaded, old }: Pick<LineDetailsContext, 'lines' | 'loaded' | 'old'>): ItemKey[] {
  return itemsOf(lines).filter((item) => !includes(loaded, item) || includes(old, item))
}

/** Whether lines contain an item whose details are neither loaded nor being loaded. */
export function needsRequest({ loaded, requested }: LineDetailsContext, lines: LineDetailsContext['lines']): boolean {
  return itemsOf(lines).some((item) => !includes(loaded, item) && !includes(requested, item))
}

/** Whether all items whose details are being loaded had details before. */
export function isRefresh({ loaded, requested }: LineDetailsContext): boolean {
  return requested.every((item) => includes(loaded, item))
}

function includes(items: readonly ItemKey[], item: ItemKey): boolean {
  return items.some((other) => isSameItem(other, item))
}

/** The context changes after a response: it replaces the details of the requested items. */
export function afterResponse({ details, loaded, requested }: LineDetailsContext, response: Details) {
  const isOld = (itemType: ItemType) => (record: { _id: string }) =>
    !requested.some((item) => isSameItem(item, { item: record._id, itemType }))
  return {
    details: {
      products: [...details.products.filter(isOld('Product')), ...response.products],
      collections: [...details.collections.filter(isOld('Collection')), ...response.collections],
    },
    loaded: [...loaded.filter((item) => !includes(requested, item)), ...requested],
    ...nothingDue,
  }
}

/** The context changes once nothing is to be loaded again. */
export const nothingDue = { old: [], requested: [] } as const

/** The context changes before a refresh: the details of one type, or of both, are old. */
export function beforeRefresh({ loaded }: LineDetailsContext, itemType?: ItemType) {
  return { old: itemType === undefined ? loaded : loaded.filter((item) => item.itemType === itemType) }
}

/** The lines as a page shows them. `hasFailed` is the tag `failed`: then every line is an error. */
export function detailLines(context: LineDetailsContext, hasFailed: boolean): DetailLine[] {
  return context.lines.map((line) => {
    const record = hasFailed ? undefined : recordOf(context.details, line)
    const isLoaded = includes(context.loaded, line)
    const status: DetailStatus = hasFailed ? 'failed' : record ? 'known' : isLoaded ? 'unknown' : 'loading'
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

/**
 * The total of the lines, in naira; unknown and failed lines do not count. Null while a line is loading, since its price is
 * not known yet.
 */
export function detailTotal(lines: readonly DetailLine[]): number | null {
  return isAnyLoading(lines) ? null : totalPrice(lines)
}

/**
 * The order message of the lines. Null while a line is loading, since its price is not known yet, and when there is no line
 * to order. `publicUrl` is the shop's address without a trailing slash; `enquiry` adds the line of its reference.
 */
export function orderMessage(
  lines: readonly DetailLine[],
  { shopName, publicUrl, enquiry = null }: { shopName: string; publicUrl: string; enquiry?: OrderReference | null },
): string | null {
  return isAnyLoading(lines) ? null : cartOrderMessage(shopName, orderLines(lines, publicUrl), enquiry)
}

/** The lines as the order message has them. `publicUrl` is the shop's address without a trailing slash. */
export function orderLines(lines: readonly DetailLine[], publicUrl: string) {
  return lines.map((line) => ({
    ...line,
    contents: line.record?.items ?? '',
    link: `${publicUrl}/${line.itemType.toLowerCase()}/${line.item}`,
  }))
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
