import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { createKeyLocks } from './key-locks.ts'
import type { KeyLocks } from './key-locks.ts'

/**
 * The first half of the key of each advisory lock, by its purpose. Nothing else on the database server may use them. Encoding takes
 * long, so it has locks of its own, which no save and no removal waits for.
 */
const lockClasses = { change: 7_280_114, encode: 7_280_115 } as const

/** What a lock protects: the files of a picture while they change, or the work of encoding it. */
type LockPurpose = keyof typeof lockClasses

/**
 * The number of locks that pictures share, because a server has room for only a few thousand. Two pictures with the same lock
 * wait needlessly, which does no harm.
 */
const lockCount = 64

/** The maximum wait for another server that works on the same picture, in milliseconds. */
const waitMs = milliseconds.minute

/**
 * Creates locks on pictures by their `public_id`. Adding and removing the same picture must not overlap, or else a record could
 * refer to files that are being deleted. The locks hold within this process and among all servers on the same PostgreSQL; the
 * embedded database has only one process.
 *
 * @param purpose - `encode` for the work of encoding pictures
 */
export function createPictureLocks({ url }: Pick<Database, 'url'>, purpose: LockPurpose = 'change'): KeyLocks {
  const here = createKeyLocks()
  if (url === null) return here
  return {
    run: (keys, task) => here.run(keys, () => (keys.length === 0 ? task() : amongServers(url, lockClasses[purpose], keys, task))),
  }
}

/** The locks belong to a separate connection, so they end with it, whatever happens to this process. */
async function amongServers<Result>(
  url: string,
  lockClass: number,
  keys: readonly string[],
  task: () => Promise<Result>,
): Promise<Result> {
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
