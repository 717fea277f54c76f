import type { Collection, Dimensions, Product } from '@shop/api'
import type { Visibility } from '@shop/domain'
import { sql } from '../db/drizzle.ts'
import type { AnyPgColumn, SQL } from '../db/drizzle.ts'
import { fixed } from '../db/fixed-sql.ts'
import { collections, pictures, productImages, products } from '../db/schema.ts'
import type { Sources } from './sources.ts'

/** A timestamp as responses write it. The database's own format depends on its settings. */
function isoInstant(column: AnyPgColumn): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Selects a picture in the format of responses, with the alternative text of its place. */
export function imageJson(alt: AnyPgColumn | SQL): SQL {
  return sql`json_build_object(
    'url', ${pictures.url}, 'public_id', ${pictures.publicId}, 'alt', ${alt},
    'width', ${pictures.width}, 'height', ${pictures.height}, 'widths', ${pictures.widths},
    'placeholder', ${pictures.placeholder})`
}

/** The pictures of a product in order, as one JSON value. */
export function imagesOf(productId: AnyPgColumn | SQL): SQL {
  return sql`coalesce((
    select json_agg(${imageJson(productImages.alt)} order by ${productImages.position})
    from ${productImages} join ${pictures} on ${pictures.publicId} = ${productImages.publicId}
    where ${productImages.productId} = ${productId}), '[]')`
}

/** A field as the driver returns it: decimals are text, so no digit is lost. */
type Read<Value> = Value extends number ? string : Value
type Row<Item, Converted extends keyof Item> = { readonly [Field in keyof Omit<Item, Converted>]: Read<Item[Field]> } & {
  readonly id: string
}

/** A row of `productColumns`. */
export type ProductRow = Row<Product, '_id' | 'collectionId' | 'dimensions' | 'leadTimeWeeks' | 'visibility'> & {
  readonly collectionId: string | null
  readonly collectionName: string | null
  readonly leadTimeMinimum: number | null
  readonly leadTimeMaximum: number | null
} & { readonly [Measure in keyof Dimensions]: string | null } & Seen

/** Who sees the item; only read for admins. */
interface Seen {
  readonly visibility?: Visibility
}

/** A row of `collectionColumns`. */
export type CollectionRow = Row<Collection, '_id' | 'visibility'> & Seen

/** A select list that names each column like its field in the row. */
function selectList(columns: Readonly<Record<string, SQL | AnyPgColumn>>): SQL {
  const selected = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`)
  return fixed(sql.join(selected, sql`, `))
}

/** The columns that products and collections share. */
function itemColumns(table: typeof products | typeof collections) {
  return {
    id: table.id,
    name: table.name,
    description: table.description,
    items: table.items,
    price: table.price,
    style: table.style,
    isBestSeller: table.isBestSeller,
    isPromo: table.isPromo,
    discountedPrice: table.discountedPrice,
    isForeign: table.isForeign,
    origin: table.origin,
    createdAt: isoInstant(table.createdAt),
    updatedAt: isoInstant(table.updatedAt),
  }
}

/** The columns of a product. The collections must be joined as `collections`. */
export const productColumns: SQL = selectList({
  ...itemColumns(products),
  category: products.category,
  collectionId: collections.id,
  collectionName: collections.name,
  width: products.width,
  depth: products.depth,
  height: products.height,
  material: products.material,
  leadTimeMinimum: products.leadTimeMinimum,
  leadTimeMaximum: products.leadTimeMaximum,
  images: imagesOf(products.id),
} satisfies Record<keyof Omit<ProductRow, 'visibility'>, unknown>)

/** The columns of a collection. Its products are ordered newest first; readers only get those that they see. */
export const collectionColumns = (sources: Sources): SQL =>
  selectList({
    ...itemColumns(collections),
    coverImage: sql`(select ${imageJson(collections.coverAlt)} from ${pictures} where ${pictures.publicId} = ${collections.coverId})`,
    productIds: sql`coalesce((
    select json_agg(json_build_object('_id', ${products.id}, 'name', ${products.name}, 'price', ${products.price},
      'images', ${imagesOf(products.id)}) order by ${products.createdAt} desc, ${products.id} desc)
    from ${sources.products} where ${products.collectionId} = ${collections.id}), '[]')`,
  } satisfies Record<keyof Omit<CollectionRow, 'visibility'>, unknown>)

function itemFields(row: Pick<ProductRow, keyof ProductRow & keyof CollectionRow>) {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    items: row.items,
    price: Number(row.price),
    style: row.style,
    isBestSeller: row.isBestSeller,
    isPromo: row.isPromo,
    discountedPrice: row.discountedPrice === null ? null : Number(row.discountedPrice),
    isForeign: row.isForeign,
    origin: row.origin,
    ...(row.visibility === undefined ? {} : { visibility: row.visibility }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** Converts the row of a product for a response. */
export function toProduct(row: ProductRow): Product {
  const { width, depth, height, collectionId, collectionName, leadTimeMinimum: minimum, leadTimeMaximum: maximum } = row
  return {
    ...itemFields(row),
    category: row.category,
    collectionId: collectionId === null ? null : { _id: collectionId, name: collectionName ?? '' },
    images: row.images,
    dimensions:
      width === null || depth === null || height === null
        ? null
        : { width: Number(width), depth: Number(depth), height: Number(height) },
    material: row.material,
    leadTimeWeeks: minimum === null || maximum === null ? null : { minimum, maximum },
  }
}

/** Converts the row of a collection for a response. */
export function toCollection(row: CollectionRow): Collection {
  return { ...itemFields(row), productIds: row.productIds, coverImage: row.coverImage }
}
