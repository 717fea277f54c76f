import type { Collection, Product } from '@shop/api'
import { payablePrice } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import type { EnquiryItem } from '../db/enquiries-schema.ts'
import { findItems } from './find-items.ts'
import type { EnquiryCatalogue } from './find-items.ts'

/** A line as the browser sends it. */
export interface SentLine {
  readonly item: string
  readonly itemType: ItemType
  readonly quantity: number
  /** The price that the shopper saw; none for what staff agreed. */
  readonly price?: number
  /** What the shopper wishes; none for what staff agreed. */
  readonly wishes?: Readonly<Record<string, string>>
}

/** The lines as the shop knows their items at this moment. Lines of items that shoppers cannot see are left out. */
export async function takeSnapshot(catalogue: EnquiryCatalogue, lines: readonly SentLine[]): Promise<EnquiryItem[]> {
  const itemOf = await findItems(catalogue, lines)
  return lines.flatMap((line) => {
    const item = itemOf(line)
    return item === undefined ? [] : [toItem(line, item)]
  })
}

function toItem({ itemType, quantity, price: sent, wishes = {} }: SentLine, item: Product | Collection): EnquiryItem {
  const picture = 'images' in item ? item.images[0] : item.coverImage
  const price = payablePrice(item)
  return {
    itemType,
    item: item._id,
    name: item.name,
    contents: item.items,
    price,
    sentPrice: sent === undefined || sent === price ? null : sent,
    quantity,
    picture: picture?.public_id ?? null,
    alt: picture?.alt ?? '',
    wishes,
  }
}
