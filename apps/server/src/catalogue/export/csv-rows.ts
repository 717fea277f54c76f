import type { Collection, Image, Product } from '@shop/api'
import { parseCategory, parseStyle } from '@shop/domain'
import { csvColumns } from '../../commands/import/csv-columns.ts'
import type { CsvColumn } from '../../commands/import/csv-columns.ts'
import { writeAlts } from '../../commands/import/csv-alts.ts'

/** A product or a collection with its key in import files. */
type Keyed<Item> = Item & { readonly key: string }

/** A product to export, with the key of its collection. */
export type ExportedProduct = Keyed<Product> & { readonly collectionKey: string | null }

/** A collection to export. The rows of its products name it. */
export type ExportedCollection = Keyed<Omit<Collection, 'productIds'>>

/** The heading line. */
export const headingCells: readonly string[] = csvColumns

/** The cells of a product, one for each column of an import. */
export function productCells({ dimensions, leadTimeWeeks, ...product }: ExportedProduct): string[] {
  return cellsOf({
    ...itemColumns(product),
    type: 'product',
    category: parseCategory(product.category) ?? product.category,
    width: numberText(dimensions?.width),
    depth: numberText(dimensions?.depth),
    height: numberText(dimensions?.height),
    material: product.material ?? '',
    lead_time_minimum: numberText(leadTimeWeeks?.minimum),
    lead_time_maximum: numberText(leadTimeWeeks?.maximum),
    ...pictureColumns(product.images),
    collection: product.collectionKey ?? '',
  })
}

/** The cells of a collection. Columns that only products have are empty. */
export function collectionCells(collection: ExportedCollection): string[] {
  return cellsOf({
    ...itemColumns(collection),
    type: 'collection',
    category: '',
    width: '',
    depth: '',
    height: '',
    material: '',
    lead_time_minimum: '',
    lead_time_maximum: '',
    ...pictureColumns(collection.coverImage === null ? [] : [collection.coverImage]),
    collection: '',
  })
}

function itemColumns(item: Omit<ExportedCollection, 'coverImage'>) {
  return {
    slug: item.key,
    name: item.name,
    style: parseStyle(item.style) ?? item.style,
    price: numberText(item.price),
    items: item.items,
    description: htmlOf(item.description),
    discounted_price: item.isPromo ? numberText(item.discountedPrice) : '',
    origin: item.isForeign ? (item.origin ?? '') : '',
    best_seller: item.isBestSeller ? 'yes' : 'no',
    visibility: item.visibility ?? 'public',
  }
}

/** The pictures by the addresses at which the shop serves them, which an import finds in the store again. */
function pictureColumns(images: readonly Image[]) {
  return { images: images.map(({ url }) => url).join('|'), alt_texts: writeAlts(images.map(({ alt }) => alt)) }
}

/** Marks a description without any element as HTML, because an import would read it as plain text. */
function htmlOf(description: string): string {
  return /<\/?[a-z][^>]*>/i.test(description) ? description : `<p>${description}</p>`
}

function numberText(value: number | null | undefined): string {
  return value == null ? '' : String(value)
}

/** The cells in the order of the columns. Outer spaces and other line endings would not survive an import. */
function cellsOf(row: Readonly<Record<CsvColumn, string>>): string[] {
  return csvColumns.map((column) => row[column].replaceAll(/\r\n?/g, '\n').trim())
}
