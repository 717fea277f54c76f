import { Worker } from 'node:worker_threads'
import { openDatabase } from '../../apps/server/src/db/database.ts'

/** A row that the floor reads: an item with its pictures. */
export interface FloorRow {
  readonly id: string
  readonly name: string
  readonly images: readonly { readonly public_id: string }[]
}

/** The database of the floor: a PostgreSQL server, or the folder of an embedded database. */
export type FloorDatabase = { readonly url: string } | { readonly folder: string }

const pictureOf = `json_build_object('url', url, 'public_id', pictures.public_id, 'alt', alt, 'width', width, 'height', height,
  'widths', widths, 'placeholder', placeholder)`
const common = `id, name, description, items, price, style, is_best_seller, is_promo, discounted_price, is_foreign, origin,
  created_at, updated_at`

/** Selects items by their ids. */
export const floorStatement = `
  select ${common}, category, material, collection_id, width, depth, height, lead_time_minimum, lead_time_maximum,
    (select json_agg(${pictureOf} order by position) from product_images join pictures using (public_id) where product_id = id) as images
  from products where id = any($1::uuid[])
  union all
  select ${common}, null, null, null, null, null, null, null, null,
    (select json_agg(${pictureOf}) from (select cover_alt as alt) as texts, pictures where public_id = cover_id)
  from collections where id = any($1::uuid[])`

/**
 * Opens the database of the floor.
 *
 * @returns reads items with one prepared statement
 */
export async function openFloorRows(database: FloorDatabase): Promise<(ids: readonly string[]) => Promise<FloorRow[]>> {
  return 'url' in database ? openServer(database.url) : openEmbedded(database.folder)
}

async function openServer(url: string): Promise<(ids: readonly string[]) => Promise<FloorRow[]>> {
  const { pool } = await openDatabase({ databaseUrl: url, dataFolder: '' })
  return async (ids) => (await pool.query<FloorRow>({ name: 'floor', text: floorStatement, values: [ids] })).rows
}

async function openEmbedded(folder: string): Promise<(ids: readonly string[]) => Promise<FloorRow[]>> {
  const worker = new Worker(new URL('floor-worker.ts', import.meta.url), { workerData: { folder } })
  // The database has one session, so responses arrive in the order of the requests.
  const waiting: ((rows: FloorRow[]) => void)[] = []
  worker.on('message', (rows: FloorRow[]) => waiting.shift()?.(rows))
  return (ids) => {
    worker.postMessage(ids)
    return new Promise((resolve) => waiting.push(resolve))
  }
}
