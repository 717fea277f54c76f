import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { PoolClient } from 'pg'
import { searchIndexVersion } from '../catalogue/search-vector.ts'
import type { Database } from './database.ts'
import { drizzle, runMigrations } from './drizzle.ts'
import { keepAliveOptions } from './keep-alive.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** The key of the advisory lock; nothing else on the database may use it. */
const lockKey = 7_280_113

/** Without items, the search columns are up to date. */
const indexEmptyCatalogue = `update catalogue_state set search_version = $1
  where search_version <> $1 and not exists (select from products) and not exists (select from collections)`

/** The newest migration of this version, as the time in its journal. */
const newestMigration = Math.max(...journal.entries.map(({ when }) => when))

/** A newer version of the shop has migrated the database, so that this one would miss its tables. The message is for the operator. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'

  constructor() {
    super(
      'A newer version of the shop has used this database. Start that version, or restore a backup from before its first start.',
    )
  }
}

/**
 * Migrates the database to this version's schema. Servers that start together on one PostgreSQL take turns, and the later ones
 * find nothing to do.
 *
 * @throws {NewerDatabaseError} when the schema is that of a newer version; nothing is changed then
 */
export async function migrate(database: Pick<Database, 'pool' | 'url'>): Promise<void> {
  const { client, close } = await connect(database)
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await runMigrations(drizzle(client), { migrationsFolder })
    const { rows } = await client.query('select max(created_at)::bigint as newest from drizzle.__drizzle_migrations')
    if (Number(rows[0].newest) > newestMigration) throw new NewerDatabaseError()
    await client.query(indexEmptyCatalogue, [searchIndexVersion])
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    await close()
  }
}

/**
 * A connection to PostgreSQL of its own: creating an index on a large table, and waiting for a turn, may take longer than the pool allows.
 * The embedded database has one connection, whose statements have no limit.
 */
async function connect({
  pool,
  url,
}: Pick<Database, 'pool' | 'url'>): Promise<{ client: Client | PoolClient; close: () => Promise<void> }> {
  if (url === null) {
    const client = await pool.connect()
    return { client, close: async () => client.release() }
  }
  const client = new Client({ connectionString: url, application_name: 'shop', ...keepAliveOptions })
  // The statement that runs reports a lost connection.
  client.on('error', () => undefined)
  await client.connect()
  return { client, close: () => client.end() }
}
