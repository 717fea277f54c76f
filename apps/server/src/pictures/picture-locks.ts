import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from '../db/database.ts'
import { createKeyLocks } from './key-locks.ts'
import type { KeyLocks } from './key-locks.ts'

/** First half of every lock's name on the database server; any number that nothing else there uses. */
const lockClass = 7_280_114

/** Pictures share so many locks, as a server has room for a few thousand alone. Two that share one only wait in vain. */
const lockCount = 64

/** Longest wait for another server that works on the same picture, in milliseconds. */
const waitMs = 60_000

/**
 * Locks on pictures by their `public_id`: what adds one and what removes it must not meet, or a picture would be noted whose
 * files are being deleted. Within this process, and among all servers on the same PostgreSQL; the embedded database has
 * one process alone.
 */
export function createPictureLocks({ url }: Pick<Database, 'url'>): KeyLocks {
  const here = createKeyLocks()
  if (url === null) return here
  return {
    run: (keys, task) => here.run(keys, () => (keys.length === 0 ? task() : amongServers(url, keys, task))),
  }
}

/** The locks belong to a connection of their own, so they end with it, whatever happens to this process. */
async function amongServers<Result>(url: string, keys: readonly string[], task: () => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: waitMs,
    application_name: 'shop',
  })
  // Its end is told to whoever waits for the lock; afterwards there is nothing to tell.
  client.on('error', () => undefined)
  try {
    await client.connect()
    // Always in the same order, so that no two wait for each other.
    const locks = [...new Set(keys.map(lockOf))].sort((one, other) => one - other)
    await client.query('select pg_advisory_lock($1, lock) from unnest($2::int[]) as lock', [lockClass, locks])
    return await task()
  } finally {
    await client.end().catch(() => undefined)
  }
}

function lockOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) % lockCount
}
