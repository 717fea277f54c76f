import type { Collection, CollectionProduct, Image, Product } from '@shop/api'
import { sql } from '../db/drizzle.ts'
import type { AnyPgColumn, SQL } from '../db/drizzle.ts'
import { collections, pictures, productImages, products } from '../db/schema.ts'

/** An instant as answers write it; the database's own writing depends on its settings. */
function isoInstant(column: AnyPgColumn): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A picture as answers carry it, with the alternative text that it has in this place. */
export function imageJson(alt: AnyPgColumn): SQL {
  return sql`json_build_object(
    'url', ${pictures.url}, 'public_id', ${pictures.publicId}, 'alt', ${alt},
    'width', ${pictures.width}, 'height', ${pictures.height}, 'widths', ${pictures.widths},
    'placeholder', ${pictures.placeholder})`
}

/** The ordered pictures of the product whose id is given, as one JSON value. */
function imagesOf(productId: AnyPgColumn): SQL {
  return sql`coalesce((
    select json_agg(${imageJson(productImages.alt)} order by ${productImages.position})
    from ${productImages} join ${pictures} on ${pictures.publicId} = ${productImages.publicId}
    where ${productImages.productId} = ${productId}), '[]')`
}

/** Columns that products and collections answer alike. */
function itemColumns(table: typeof products | typeof collections): SQL {
  return sql`${table.id} as id, ${table.name} as name, ${table.description} as description, ${table.items} as items,
    ${table.price} as price, ${table.style} as style, ${table.isBestSeller} as is_best_seller,
    ${table.isPromo} as is_promo, ${table.discountedPrice} as discounted_price, ${table.isForeign} as is_foreign,
    ${table.origin} as origin, ${isoInstant(table.createdAt)} as created_at, ${isoInstant(table.updatedAt)} as updated_at`
}

/** What a statement selects of each product; the collections must be joined as `collections`. */
export const productColumns: SQL = sql`${itemColumns(products)}, ${products.category} as category,
  ${collections.id} as collection_id, ${collections.name} as collection_name,
  ${products.width} as width, ${products.depth} as depth, ${products.height} as height,
  ${imagesOf(products.id)} as images`

/** What a statement selects of each collection. Its products are the newest first. */
export const collectionColumns: SQL = sql`${itemColumns(collections)},
  (select ${imageJson(collections.coverAlt)} from ${pictures} where ${pictures.publicId} = ${collections.coverId}) as cover,
  coalesce((
    select json_agg(json_build_object('_id', ${products.id}, 'name', ${products.name}, 'price', ${products.price},
      'images', ${imagesOf(products.id)}) order by ${products.createdAt} desc, ${products.id} desc)
    from ${products} where ${products.collectionId} = ${collections.id}), '[]') as members`

/** A row as the driver gives it: decimals as text, so that none loses a digit on the way. */
interface ItemRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly items: string
  readonly price: string
  readonly style: Product['style']
  readonly is_best_seller: boolean
  readonly is_promo: boolean
  readonly discounted_price: string | null
  readonly is_foreign: boolean
  readonly origin: string | null
  readonly created_at: string
  readonly updated_at: string
}

/** A row of `productColumns`. */
export interface ProductRow extends ItemRow {
  readonly category: Product['category']
  readonly collection_id: string | null
  readonly collection_name: string | null
  readonly width: string | null
  readonly depth: string | null
  readonly height: string | null
  readonly images: Image[]
}

/** A row of `collectionColumns`. */
export interface CollectionRow extends ItemRow {
  readonly cover: Image | null
  readonly members: CollectionProduct[]
}

function itemFields(row: ItemRow) {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    items: row.items,
    price: Number(row.price),
    style: row.style,
    isBestSeller: row.is_best_seller,
    isPromo: row.is_promo,
    discountedPrice: row.discounted_price === null ? null : Number(row.discounted_price),
    isForeign: row.is_foreign,
    origin: row.origin,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** A row as the answer carries it. */
export function toProduct(row: ProductRow): Product {
  const { width, depth, height, collection_id: collectionId, collection_name: collectionName } = row
  return {
    ...itemFields(row),
    category: row.category,
    collectionId: collectionId === null ? null : { _id: collectionId, name: collectionName ?? '' },
    images: row.images,
    dimensions:
      width === null || depth === null || height === null
        ? null
        : { width: Number(width), depth: Number(depth), height: Number(height) },
  }
}

/** A row as the answer carries it. */
export function toCollection(row: CollectionRow): Collection {
  return { ...itemFields(row), productIds: row.members, coverImage: row.cover }
}
