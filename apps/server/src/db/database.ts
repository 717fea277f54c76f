import { Pool } from 'pg'
import { drizzle, sql } from './drizzle.ts'
import type { NodePgDatabase } from './drizzle.ts'
import { openEmbedded, startEmbedded } from './embedded/start-embedded.ts'
import type { Embedded } from './embedded/start-embedded.ts'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'

/** What repositories run their statements on: the database itself, or a transaction of it. */
export type Executor = Pick<NodePgDatabase<typeof schema>, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** An open database, embedded or on a PostgreSQL server. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  readonly orm: NodePgDatabase<typeof schema>
  readonly pool: Pool
  /** Where the PostgreSQL server is, for a connection beside the pool; null for the embedded database, which has one. */
  readonly url: string | null
  /** Settles when the database has ended by itself: the process can only stop then. Never for a PostgreSQL server. */
  readonly failed: Promise<Error>
  /** A consistent copy of the embedded database as a tar archive; null for a PostgreSQL server, which has `pg_dump`. */
  dump(compression: 'gzip' | 'none'): Promise<Uint8Array | null>
  /** Ends every connection, and gives the data folder's lock back. */
  close(): Promise<void>
}

/**
 * Opens the database that the settings name.
 *
 * @param settings - `databaseUrl` for a PostgreSQL server; null for the embedded database in `dataFolder`
 * @throws {FolderInUseError} when another process has the embedded database open
 * @throws {DataFolderError} when the data folder cannot be written
 * @throws {DatabaseUnreachableError} when the PostgreSQL server does not let the shop in
 */
export async function openDatabase(settings: { databaseUrl: string | null; dataFolder: string }): Promise<Database> {
  if (settings.databaseUrl !== null) return openServer(settings.databaseUrl)
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
 * Opens an embedded database that lives in memory alone, for tests.
 *
 * @param archive - a dump to begin from; null begins empty
 */
export async function openMemoryDatabase(archive: Uint8Array | null): Promise<Database> {
  return describeEmbedded(await openEmbedded({ folder: null, archive }), () => undefined)
}

/** The PostgreSQL server of the settings cannot be used; its message is one line for whoever starts the shop. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError'

  /** @param cause - the driver's error; it names a host or a database, never a password */
  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string }
    super(`The PostgreSQL server of DATABASE_URL cannot be used: ${message || code}.`, { cause })
  }
}

/** Whether the database answers. Gives up by itself after the pool's connection time. */
export async function isReachable(database: Database): Promise<boolean> {
  return database.orm.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
}

function describeEmbedded(embedded: Embedded, unlock: () => void): Database {
  return {
    kind: 'embedded',
    orm: drizzle(embedded.pool, { schema }),
    pool: embedded.pool,
    url: null,
    failed: embedded.failed,
    dump: (compression) => embedded.dump(compression),
    async close() {
      await embedded.close()
      unlock()
    },
  }
}

async function openServer(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // No statement of the shop takes a tenth of this; one that does is stopped before it takes the others with it.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'shop',
  })
  // A connection that breaks while it is idle leaves the pool by itself; the next query opens another.
  pool.on('error', () => undefined)
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw new DatabaseUnreachableError(error)
  })
  return {
    kind: 'postgresql',
    orm: drizzle(pool, { schema }),
    pool,
    url,
    failed: new Promise(() => undefined),
    dump: async () => null,
    close: () => pool.end(),
  }
}
