import { isCornerItem } from '@shop/domain'
import type { Category } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { inArray, sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { collections, productImages, products } from '../db/schema.ts'
import { chunks } from './chunks.ts'
import { coloursOf, searchVector } from './search-vector.ts'
import { select } from './select.ts'

/** The tables with search columns. */
export type IndexedTable = 'products' | 'collections'

/** The stored texts by which an item is found. */
interface StoredTexts {
  readonly id: string
  /** As text, because a date loses digits. */
  readonly updatedAt: string
  readonly name: string
  readonly style: string
  readonly items: string
  readonly description: string
  readonly origin: string | null
  readonly category: Category | null
  readonly material: string | null
  /** The name of its collection; null without one that shoppers see. */
  readonly collection: string | null
  readonly alts: readonly string[]
}

/**
 * Writes the search columns of products again, in their transaction, after one joined, left or kept a collection with another name, or
 * shoppers began or ceased to see the collection.
 */
export async function indexProducts(executor: Executor, ids: readonly string[]): Promise<void> {
  for (const part of chunks(ids)) await indexItems(executor, 'products', sql`where ${inArray(products.id, part)}`)
}

/**
 * Writes the search columns of some items again. An item that is saved meanwhile keeps what its save has written.
 *
 * @param which - the rest of a statement that selects them
 * @returns their ids
 */
export async function indexItems(executor: Executor, kind: IndexedTable, which: SQL): Promise<string[]> {
  const table = { products, collections }[kind]
  const rows = await select<StoredTexts>(
    executor,
    sql`select id, updated_at::text as "updatedAt", name, style, items, description, origin, ${ownFields[kind]} from ${table} ${which}`,
  )
  if (rows.length === 0) return []
  const written = rows.map(({ id, updatedAt, ...texts }) => ({
    id,
    updatedAt,
    search: vectorOf(texts),
    colours: coloursOf(texts),
  }))
  await executor.execute(
    sql`update ${table} set search = given.search::tsvector${ownColumns[kind]}
      from json_to_recordset(${JSON.stringify(written)}::json) as given (id uuid, "updatedAt" timestamptz, search text, colours text[])
      where ${table.id} = given.id and ${table.updatedAt} = given."updatedAt"`,
  )
  return rows.map(({ id }) => id)
}

const ownColumns = { products: sql`, colours = given.colours`, collections: sql`` }

const ownFields = {
  products: sql`category, material, coalesce((select json_agg(${productImages.alt} order by ${productImages.position})
    from ${productImages} where ${productImages.productId} = ${products.id}), '[]') as alts,
    (select ${collections.name} from ${collections}
      where ${collections.id} = ${products.collectionId} and ${collections.isListed}) as collection`,
  collections: sql`null as category, null as material, null as collection, json_build_array(cover_alt) as alts`,
}

function vectorOf(texts: Omit<StoredTexts, 'id' | 'updatedAt'>): string {
  const { category, name, items } = texts
  return searchVector({ ...texts, isCorner: category !== null && isCornerItem({ category, name, items }) })
}
