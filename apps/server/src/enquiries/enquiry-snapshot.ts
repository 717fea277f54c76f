import type { Collection, Product } from '@shop/api'
import { isId, payablePrice } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import type { CatalogueRepository } from '../catalogue/catalogue.repository.ts'
import type { EnquiryItem } from '../db/enquiries-schema.ts'

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
export async function takeSnapshot(
  catalogue: Pick<CatalogueRepository, 'findProducts' | 'findCollections'>,
  lines: readonly SentLine[],
): Promise<EnquiryItem[]> {
  const products = await catalogue.findProducts(idsOf(lines, 'Product'))
  const collections = await catalogue.findCollections(idsOf(lines, 'Collection'))
  const found = new Map<string, Product | Collection>([
    ...products.map((product) => [`Product ${product._id}`, product] as const),
    ...collections.map((collection) => [`Collection ${collection._id}`, collection] as const),
  ])
  return lines.flatMap((line) => {
    const item = found.get(`${line.itemType} ${line.item.toLowerCase()}`)
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

/** The valid ids of the lines of one type, each once. */
function idsOf(lines: readonly SentLine[], itemType: ItemType): string[] {
  const ids = lines.filter((line) => line.itemType === itemType).map(({ item }) => item.toLowerCase())
  return [...new Set(ids.filter(isId))]
}
