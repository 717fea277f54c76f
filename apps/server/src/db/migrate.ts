import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { searchIndexVersion } from '../catalogue/search-vector.ts'
import { drizzle, runMigrations } from './drizzle.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** The key of the advisory lock; nothing else on the database may use it. */
const lockKey = 7_280_113

/** Without items, the search columns are up to date. */
const indexEmptyCatalogue = `update catalogue_state set search_version = $1
  where search_version <> $1 and not exists (select from products) and not exists (select from collections)`

/**
 * Migrates the database to this version's schema. Servers that start together on one PostgreSQL take turns, and the later ones
 * find nothing to do.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Creating an index on a large table, and waiting for a turn, may take longer than the limit for other statements.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await runMigrations(drizzle(client), { migrationsFolder })
    await client.query(indexEmptyCatalogue, [searchIndexVersion])
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    await client.query('reset statement_timeout').catch(() => undefined)
    client.release()
  }
}
