import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { describeCause } from '../plugins/errors.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { indexItems } from './item-index.ts'
import type { IndexedTable } from './item-index.ts'
import { searchIndexVersion } from './search-vector.ts'
import { select } from './select.ts'

/** The number of items that are indexed at once. Requests are handled in between. */
const itemsAtOnce = 50

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

  async function indexTable(kind: IndexedTable): Promise<number> {
    let count = 0
    let last: string | undefined = '00000000-0000-0000-0000-000000000000'
    while (!isStopped()) {
      const ids = await database.orm.transaction(async (transaction) => {
        // Taking turns with changes of the catalogue, so that the two never wait for each other's counts.
        await transaction.execute(sql`select from catalogue_state for update`)
        return indexItems(transaction, kind, sql`where id > ${last}::uuid order by id limit ${itemsAtOnce}`)
      })
      last = ids.at(-1)
      if (last === undefined) break
      count += ids.length
    }
    return count
  }
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
