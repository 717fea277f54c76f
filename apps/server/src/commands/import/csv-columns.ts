import type { ProductValues } from '@shop/api'
import { parseVisibility, visibilities } from '@shop/domain'
import type { Visibility } from '@shop/domain'
import { CellError, readCentimetres, readDescription, readFlag, readPrice, readWeeks } from './csv-cells.ts'

/** The columns of a CSV, in the order of an export. */
export const csvColumns = [
  'type',
  'slug',
  'name',
  'category',
  'style',
  'price',
  'items',
  'description',
  'discounted_price',
  'origin',
  'best_seller',
  'width',
  'depth',
  'height',
  'material',
  'lead_time_minimum',
  'lead_time_maximum',
  'images',
  'alt_texts',
  'collection',
  'visibility',
] as const

/** A column of a CSV. */
export type CsvColumn = (typeof csvColumns)[number]

/** Other common names of a column. */
const otherNames: Readonly<Record<string, CsvColumn>> = {
  sku: 'slug',
  key: 'slug',
  promo_price: 'discounted_price',
  lead_time_min: 'lead_time_minimum',
  lead_time_max: 'lead_time_maximum',
  image: 'images',
  alt: 'alt_texts',
  alts: 'alt_texts',
  bestseller: 'best_seller',
  is_best_seller: 'best_seller',
}

/** Finds the column of a heading, ignoring case, spaces and hyphens; null for an unknown heading. */
export function parseColumn(heading: string): CsvColumn | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return csvColumns.find((column) => column === name) ?? otherNames[name] ?? null
}

/** The cells of a row by column; columns that the file does not have are absent. */
export type CsvRow = Readonly<Partial<Record<CsvColumn, string>>>

/**
 * The fields that are read from the cells of a row. Pictures and the collection are looked up by name. A field without a column
 * does not compile.
 */
type ImportedField = Exclude<keyof ProductValues, 'images' | 'collectionId'>

/** The fields of a row of a CSV. */
export interface ReadRow {
  readonly fields: Readonly<Record<string, unknown>>
  /** Unreadable fields, each with a sentence. */
  readonly unreadable: ReadonlyMap<string, string>
}

/** The form fields of a row. A discounted price implies a promotion, and an origin implies a foreign product. */
export function readFields(row: CsvRow): ReadRow {
  const unreadable = new Map<string, string>()
  const read = <Value>(column: CsvColumn, field: string, reader: (cell: string) => Value): Value | undefined => {
    const cell = row[column]
    if (cell === undefined) return undefined
    try {
      return reader(cell)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      unreadable.set(field, error.message)
      return undefined
    }
  }
  const discountedPrice = read('discounted_price', 'discountedPrice', (cell) => readPrice('Discounted price', cell))
  const origin = row.origin === undefined ? undefined : row.origin.trim() || null
  const fields = {
    name: row.name?.trim(),
    category: row.category?.trim(),
    style: row.style?.trim(),
    items: row.items,
    description: row.description === undefined ? undefined : readDescription(row.description),
    price: read('price', 'price', (cell) => readPrice('Price', cell)),
    isBestSeller: read('best_seller', 'isBestSeller', (cell) => readFlag('Best seller', cell)),
    discountedPrice,
    isPromo: discountedPrice === undefined ? undefined : discountedPrice !== null,
    origin,
    isForeign: origin === undefined ? undefined : origin !== null,
    dimensions: allOrNone({
      width: read('width', 'dimensions', (cell) => readCentimetres('Width', cell)),
      depth: read('depth', 'dimensions', (cell) => readCentimetres('Depth', cell)),
      height: read('height', 'dimensions', (cell) => readCentimetres('Height', cell)),
    }),
    material: row.material?.trim(),
    leadTimeWeeks: allOrNone({
      minimum: read('lead_time_minimum', 'leadTimeWeeks', (cell) => readWeeks('The shortest lead time', cell)),
      maximum: read('lead_time_maximum', 'leadTimeWeeks', (cell) => readWeeks('The longest lead time', cell)),
    }),
  } satisfies Record<ImportedField, unknown>
  return { fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)), unreadable }
}

/** Undefined without the columns, null when all cells are empty; else all parts, so that a missing one is reported. */
function allOrNone<Parts extends Readonly<Record<string, number | null | undefined>>>(parts: Parts): Parts | null | undefined {
  const values = Object.values(parts)
  if (values.every((value) => value === undefined)) return undefined
  return values.every((value) => value === null || value === undefined) ? null : parts
}

/** Whether the row is a collection. A file without the column has products only. */
export function readType(row: CsvRow): 'product' | 'collection' {
  const type = row.type?.trim().toLowerCase() || 'product'
  if (type === 'product' || type === 'collection') return type
  throw new CellError(`Type must be product or collection; found '${type}'.`)
}

/** Who sees the item of a row: everyone when the cell is empty, undefined without the column. */
export function readVisibility({ visibility }: CsvRow): Visibility | undefined {
  if (visibility === undefined) return undefined
  const read = visibility.trim() === '' ? 'public' : parseVisibility(visibility.trim())
  if (read === null) throw new CellError(`Visibility must be ${visibilities.join(', ')}; found '${visibility}'.`)
  return read
}
