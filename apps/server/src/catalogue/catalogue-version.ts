import { Client } from 'pg'
import type { ClientBase } from 'pg'
import type { Database } from '../db/database.ts'

/** The channel on which a change of the catalogue is told to every server. */
export const catalogueChannel = 'catalogue_version'

/** Which state of the catalogue this server knows of. */
export interface CatalogueVersion {
  /** The number of the newest change; null while the server cannot be told of changes, when nothing may be kept. */
  readonly current: number | null
  /** Takes note of a version that this process has made itself, without waiting to be told. */
  raise(version: number): void
  /** Stops listening. */
  close(): Promise<void>
}

const retryMs = 1000

/**
 * Follows the catalogue's version. Every change notifies it, in the transaction of the change, to all servers on the same
 * database. A server that is cut off forgets the version until it listens again, so that it never answers from the past.
 *
 * @param database - open and migrated
 */
export async function followCatalogueVersion(database: Database): Promise<CatalogueVersion> {
  let current: number | null = null
  const raise = (version: number): void => {
    current = Math.max(current ?? 0, version)
  }
  const forget = (): void => {
    current = null
  }
  const stop =
    database.url === null ? await listenEmbedded(database, raise, forget) : await listenServer(database.url, raise, forget)
  return {
    get current() {
      return current
    },
    raise,
    close: stop,
  }
}

/** The embedded database has one session, the pool's; when the pool has dropped it, it listens in the next one. */
async function listenEmbedded(
  { pool }: Database,
  raise: (version: number) => void,
  forget: () => void,
): Promise<() => Promise<void>> {
  let stopped = false

  async function listen(): Promise<void> {
    const client = await pool.connect()
    try {
      client.on('notification', ({ payload }) => raise(Number(payload)))
      await client.query(`listen ${catalogueChannel}`)
      raise(await readVersion(client))
    } finally {
      client.release()
    }
  }

  pool.on('remove', () => {
    forget()
    if (!stopped) listen().catch(() => undefined)
  })
  await listen()
  return async () => {
    stopped = true
  }
}

/** A PostgreSQL server tells over a connection of its own, which is opened again whenever it breaks. */
async function listenServer(url: string, raise: (version: number) => void, forget: () => void): Promise<() => Promise<void>> {
  let stopped = false
  let client: Client | null = null
  let timer: NodeJS.Timeout | null = null

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, application_name: 'shop catalogue', keepAlive: true })
    client = next
    next.on('notification', ({ payload }) => raise(Number(payload)))
    next.on('error', () => undefined)
    next.on('end', () => {
      forget()
      if (!stopped) timer = setTimeout(() => void connect().catch(() => undefined), retryMs)
    })
    try {
      await next.connect()
      // First listen, then read: a change in between is told, not missed.
      await next.query(`listen ${catalogueChannel}`)
      raise(await readVersion(next))
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
  }

  await connect()
  return async () => {
    stopped = true
    if (timer !== null) clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}

async function readVersion(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ version: string }>('select version from catalogue_state')
  return Number(rows[0]?.version)
}
