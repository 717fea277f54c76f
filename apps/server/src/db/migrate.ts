import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { drizzle, runMigrations } from './drizzle.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** Any number that nothing else on the same database locks. */
const lockKey = 7_280_113

/**
 * Brings the database to the schema of this version. Servers that start together on one PostgreSQL take turns, and the
 * later ones find nothing to do.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // A large table may need longer for a new index than any statement of the shop, and so may the wait for one's turn.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    await client.query('reset statement_timeout').catch(() => undefined)
    client.release()
  }
}
