import type { SQL } from '../../db/drizzle.ts'
import { sql } from '../../db/drizzle.ts'
import type { Executor } from '../../db/database.ts'
import { collections, products } from '../../db/schema.ts'
import { collectionColumns, productColumns, toCollection, toProduct } from '../catalogue.rows.ts'
import type { CollectionRow, ProductRow } from '../catalogue.rows.ts'
import { requestedIds } from '../item-ids.ts'
import { chunks } from '../chunks.ts'
import { matchedItems } from '../list-page.ts'
import type { Selection } from '../list-page.ts'
import { select } from '../select.ts'
import { sourcesOf } from '../sources.ts'
import { csvLine } from './csv-line.ts'
import { collectionCells, headingCells, productCells } from './csv-rows.ts'

/** An export contains drafts and hidden items. */
const sources = sourcesOf.admins

/** The key of an item in import files: its own, or its id. */
const productKey = sql`coalesce(${products.importKey}, ${products.id}::text)`
const collectionKey = sql`coalesce(${collections.importKey}, ${collections.id}::text)`

/** The items of an export, by id, each newest first; those with all of a search come before others. */
export interface ExportedIds {
  readonly products: readonly string[]
  readonly collections: readonly string[]
}

/** How an export selects items: like the table whose filters it has. */
export type ExportSelection = Pick<Selection, 'terms' | 'conditionsOf'>

/** The products that match, and the collections that they are in. */
export async function matchingProducts(executor: Executor, selection: ExportSelection): Promise<ExportedIds> {
  const found = await matchingIds(executor, { ...selection, table: products, source: sources.products })
  const around = sql`select ${products.collectionId} from ${requestedIds(found)} join ${products} on ${products.id} = requested.id`
  return { products: found, collections: await idsOf(executor, 'collections', sql`${collections.id} in (${around})`) }
}

/** The collections that match, and their products. */
export async function matchingCollections(executor: Executor, selection: ExportSelection): Promise<ExportedIds> {
  const found = await matchingIds(executor, { ...selection, table: collections, source: sources.collections })
  const members = sql`${products.collectionId} in (select requested.id from ${requestedIds(found)})`
  return { products: await idsOf(executor, 'products', members), collections: found }
}

async function matchingIds(executor: Executor, selection: Selection): Promise<string[]> {
  const rows = await select<{ id: string }>(
    executor,
    sql`with ${matchedItems(selection, sql`id, created_at`)} select id from matched order by is_whole desc, created_at desc, id desc`,
  )
  return rows.map((row) => row.id)
}

async function idsOf(executor: Executor, kind: keyof ExportedIds, condition: SQL): Promise<string[]> {
  const { id, createdAt } = { products, collections }[kind]
  const rows = await select<{ id: string }>(
    executor,
    sql`select ${id} as id from ${sources[kind]} where ${condition} order by ${createdAt} desc, ${id} desc`,
  )
  return rows.map((row) => row.id)
}

/**
 * Writes items as a CSV that an import reads back, in parts of 500 rows, so that no export needs much memory. The mark at its
 * start tells spreadsheets that it is UTF-8.
 */
export async function* catalogueCsv(executor: Executor, ids: ExportedIds): AsyncGenerator<string> {
  yield `\ufeff${csvLine(headingCells)}`
  for (const part of chunks(ids.products)) {
    const rows = await select<ProductRow & { key: string; collectionKey: string | null }>(
      executor,
      sql`select ${productKey} as key, ${products.visibility} as visibility,
        case when ${collections.id} is not null then ${collectionKey} end as "collectionKey", ${productColumns}
      from ${requestedIds(part)} join ${sources.products} on ${products.id} = requested.id
      left join ${sources.collections} on ${collections.id} = ${products.collectionId} order by requested.position`,
    )
    yield rows.map((row) => csvLine(productCells({ ...toProduct(row), key: row.key, collectionKey: row.collectionKey }))).join('')
  }
  for (const part of chunks(ids.collections)) {
    const rows = await select<CollectionRow & { key: string }>(
      executor,
      sql`select ${collectionKey} as key, ${collections.visibility} as visibility, ${collectionColumns(sources)}
      from ${requestedIds(part)} join ${sources.collections} on ${collections.id} = requested.id order by requested.position`,
    )
    yield rows.map((row) => csvLine(collectionCells({ ...toCollection(row), key: row.key }))).join('')
  }
}
