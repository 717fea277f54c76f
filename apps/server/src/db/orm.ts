import type { Pool } from 'pg'
import { drizzle } from './drizzle.ts'
import type { NodePgDatabase } from './drizzle.ts'

/** The database as typed queries. */
export type Orm = NodePgDatabase

/**
 * Creates typed queries over a pool. Transactions differ from Drizzle's in two ways: a connection that breaks before `begin`
 * returns to the pool, which would otherwise run out of connections, and the error tells why a connection broke instead of that
 * the rollback failed.
 */
export function createOrm(pool: Pool): Orm {
  const orm = drizzle(pool)
  orm.transaction = async (task, config) => {
    const client = await pool.connect()
    let broken: Error | null = null
    const listener = (error: Error): void => {
      broken ??= error
    }
    client.on('error', listener)
    try {
      return await drizzle(client).transaction(task, config)
    } catch (error) {
      throw broken ?? error
    } finally {
      client.off('error', listener)
      client.release(broken !== null)
    }
  }
  return orm
}
