import { Pool } from 'pg'
import { sql } from './drizzle.ts'
import { readDatabaseImage } from './embedded/database-image.ts'
import { openEmbedded, startEmbedded } from './embedded/start-embedded.ts'
import type { Embedded } from './embedded/start-embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { keepAliveOptions } from './keep-alive.ts'
import type { Queryable } from './named-statements.ts'
import { createOrm } from './orm.ts'
import type { Orm } from './orm.ts'
import { handleOutages } from './outages.ts'
import type { ReportOutage } from './outages.ts'
import { shareConnections } from './shared-connections.ts'

/** Runs statements: the database itself or one of its transactions. */
export type Executor = Pick<Orm, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** An open database, embedded or on a PostgreSQL server. */
export interface Database {
  readonly orm: Orm
  readonly pool: Pool
  /** Runs single read-only statements, of many requests at once. */
  readonly reads: Queryable
  /** Connections to a streaming replica of the PostgreSQL server, for reads of the catalogue; null without one. */
  readonly replica: Pool | null
  /** The PostgreSQL server's URL, for connections outside the pool; null for the embedded database, which allows only one. */
  readonly url: string | null
  /** Resolves when the embedded database stops unexpectedly; the process can only stop then. Never for a PostgreSQL server. */
  readonly failed: Promise<Error>
  /** Sets the listener for lost connections to the PostgreSQL server; `failed` reports those of the embedded database. */
  onOutage(report: ReportOutage): void
  /** A consistent copy of the embedded database as a tar archive; null for a PostgreSQL server, which has `pg_dump`. */
  dump(compression: 'gzip' | 'none'): Promise<Uint8Array | null>
  /** Closes all connections and releases the lock of the data folder. */
  close(): Promise<void>
}

/**
 * Opens the configured database.
 *
 * @param settings - `databaseUrl` for a PostgreSQL server, and optionally its replica; null for the embedded database in `dataFolder`
 * @throws {FolderInUseError} when another process has opened the embedded database
 * @throws {DataFolderError} when the data folder cannot be written
 * @throws {DatabaseUnreachableError} when the PostgreSQL server rejects the connection
 */
export async function openDatabase(settings: {
  readonly databaseUrl: string | null
  readonly databaseReplicaUrl?: string | null
  readonly dataFolder: string
}): Promise<Database> {
  if (settings.databaseUrl !== null) return openServer(settings.databaseUrl, settings.databaseReplicaUrl ?? null)
  const unlock = await lockFolder(settings.dataFolder)
  try {
    const embedded = await startEmbedded(settings.dataFolder)
    return describeEmbedded(embedded, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens an embedded database in memory, for tests.
 *
 * @param archive - a dump to restore; null starts with the image of an empty database
 * @param program - PGlite's compiled program; compiled again unless given
 */
export async function openMemoryDatabase(archive: Uint8Array | null, program?: WebAssembly.Module): Promise<Database> {
  const options = { folder: null, archive: archive ?? (await readDatabaseImage()), program }
  return describeEmbedded(await openEmbedded(options), () => undefined)
}

/** The configured PostgreSQL server cannot be used. The message is one line for the operator. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError'

  /** @param cause - the driver's error, which names a host or a database but never a password */
  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string }
    super(`The PostgreSQL server of DATABASE_URL cannot be used: ${message || code}.`, { cause })
  }
}

/** Whether the database responds within the pool's connection timeout. */
export async function isReachable(database: Database): Promise<boolean> {
  return database.orm.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
}

function describeEmbedded(embedded: Embedded, unlock: () => void): Database {
  return {
    orm: createOrm(embedded.pool),
    pool: embedded.pool,
    // Its one connection is needed for transactions, too.
    reads: embedded.pool,
    replica: null,
    url: null,
    failed: embedded.failed,
    onOutage: () => undefined,
    dump: (compression) => embedded.dump(compression),
    async close() {
      await embedded.close()
      unlock()
    },
  }
}

/** Milliseconds after which a statement without a response fails: longer than PostgreSQL takes to cancel a slow one. */
export const queryTimeout = 15_000

async function openServer(url: string, replicaUrl: string | null): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // Only an open connection reports an outage that begins while nobody uses the shop.
    min: 1,
    ...keepAliveOptions,
    connectionTimeoutMillis: 5000,
    // The shop's statements take a tenth of this at most. A slower one is cancelled before it blocks the others.
    statement_timeout: 10_000,
    // A connection that was lost during a statement never responds, and only its end gives its place in the pool to another one.
    query_timeout: queryTimeout,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'shop',
    pipeline: true,
  })
  let report: ReportOutage = () => undefined
  handleOutages(pool, (cause) => report(cause))
  const connect = () => pool.query('select 1')
  // While modules are loading on a busy machine, the first try can time out before its response is read.
  await connect()
    .catch(connect)
    .catch(async (error: unknown) => {
      await pool.end()
      throw new DatabaseUnreachableError(error)
    })
  const replica = replicaUrl === null ? null : openReplica(replicaUrl)
  return {
    orm: createOrm(pool),
    pool,
    reads: shareConnections(pool),
    replica,
    url,
    failed: new Promise(() => undefined),
    onOutage: (listener) => {
      report = listener
    },
    dump: async () => null,
    async close() {
      await Promise.all([pool.end(), replica?.end()])
    },
  }
}

/** Creates the pool of a replica without connecting, because the shop works without it. */
function openReplica(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    ...keepAliveOptions,
    // The primary can respond instead, so a replica that does not respond must not be waited for.
    connectionTimeoutMillis: 1000,
    query_timeout: 3000,
    statement_timeout: 3000,
    application_name: 'shop replica',
  })
  // Reads that fail are repeated on the primary.
  handleOutages(pool, () => undefined)
  return pool
}
