import type { FastifyInstance } from 'fastify'
import { isCornerItem } from '@shop/domain'
import type { Category } from '@shop/domain'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { collections, productImages, products } from '../db/schema.ts'
import { describeCause } from '../plugins/errors.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { coloursOf, searchIndexVersion, searchVector } from './search-vector.ts'
import { select } from './select.ts'

/** The number of items that are indexed at once. Requests are handled in between. */
const itemsAtOnce = 50

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
  readonly alts: readonly string[]
}

/**
 * Brings the search columns up to date when the shop runs a new version of the vocabulary or of the vector. An item that is saved
 * meanwhile keeps what its save has written.
 *
 * @returns the number of items; 0 when they were up to date
 */
export async function indexSearch(database: Database, isStopped: () => boolean = () => false): Promise<number> {
  const [state] = await select<{ version: number }>(database.orm, sql`select search_version as version from catalogue_state`)
  if (state?.version === searchIndexVersion) return 0
  const count = (await indexTable('products')) + (await indexTable('collections'))
  if (isStopped()) return 0
  await changeCatalogue(database, async (transaction) => {
    await transaction.execute(sql`update catalogue_state set search_version = ${searchIndexVersion}`)
  })
  return count

  async function indexTable(kind: 'products' | 'collections'): Promise<number> {
    const table = { products, collections }[kind]
    let count = 0
    let last = '00000000-0000-0000-0000-000000000000'
    while (!isStopped()) {
      const rows = await select<StoredTexts>(
        database.orm,
        sql`select id, updated_at::text as "updatedAt", name, style, items, description, origin, ${ownFields[kind]}
          from ${table} where id > ${last}::uuid order by id limit ${itemsAtOnce}`,
      )
      if (rows.length === 0) break
      const written = rows.map(({ id, updatedAt, ...texts }) => ({
        id,
        updatedAt,
        search: vectorOf(texts),
        colours: coloursOf(texts),
      }))
      await database.orm.execute(
        sql`update ${table} set search = given.search::tsvector${ownColumns[kind]}
          from json_to_recordset(${JSON.stringify(written)}::json) as given (id uuid, "updatedAt" timestamptz, search text, colours text[])
          where ${table.id} = given.id and ${table.updatedAt} = given."updatedAt"`,
      )
      count += rows.length
      last = rows.at(-1)?.id ?? last
    }
    return count
  }
}

const ownColumns = { products: sql`, colours = given.colours`, collections: sql`` }

const ownFields = {
  products: sql`category, material, coalesce((select json_agg(${productImages.alt} order by ${productImages.position})
    from ${productImages} where ${productImages.productId} = ${products.id}), '[]') as alts`,
  collections: sql`null as category, null as material, json_build_array(cover_alt) as alts`,
}

function vectorOf(texts: Omit<StoredTexts, 'id' | 'updatedAt'>): string {
  const { category, name, items } = texts
  return searchVector({ ...texts, isCorner: category !== null && isCornerItem({ category, name, items }) })
}

/** Indexes in the background once the server listens. */
export function runSearchIndexing(app: FastifyInstance, database: Database): void {
  let isStopped = false
  let job: Promise<void> = Promise.resolve()
  app.addHook('onListen', async () => {
    job = indexSearch(database, () => isStopped).then(
      (items) => {
        if (items > 0) app.log.info({ items }, 'brought the search up to date')
      },
      (error: unknown) => app.log.error({ error: describeCause(error) }, 'could not bring the search up to date'),
    )
  })
  app.addHook('onClose', async () => {
    isStopped = true
    await job
  })
}
