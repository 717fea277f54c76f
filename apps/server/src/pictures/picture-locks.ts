import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from '../db/database.ts'
import { createKeyLocks } from './key-locks.ts'
import type { KeyLocks } from './key-locks.ts'

/** The first half of the key of every advisory lock. Nothing else on the database server may use it. */
const lockClass = 7_280_114

/**
 * The number of locks that pictures share, because a server has room for only a few thousand. Two pictures with the same lock
 * wait needlessly, which does no harm.
 */
const lockCount = 64

/** The maximum wait for another server that works on the same picture, in milliseconds. */
const waitMs = 60_000

/**
 * Creates locks on pictures by their `public_id`. Adding and removing the same picture must not overlap, or else a record could
 * refer to files that are being deleted. The locks hold within this process and among all servers on the same PostgreSQL; the
 * embedded database has only one process.
 */
export function createPictureLocks({ url }: Pick<Database, 'url'>): KeyLocks {
  const here = createKeyLocks()
  if (url === null) return here
  return {
    run: (keys, task) =>
      here.run(keys, (isAwaited) => (keys.length === 0 ? task(isAwaited) : amongServers(url, keys, () => task(isAwaited)))),
  }
}

/** The locks belong to a separate connection, so they end with it, whatever happens to this process. */
async function amongServers<Result>(url: string, keys: readonly string[], task: () => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: waitMs,
    application_name: 'shop',
  })
  // The waiting query reports the end of the connection. Afterwards there is nothing to report.
  client.on('error', () => undefined)
  try {
    await client.connect()
    // All servers take the locks in the same order, which prevents deadlocks.
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
