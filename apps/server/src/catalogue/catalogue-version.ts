import { Client } from 'pg'
import type { ClientBase, Notification } from 'pg'
import type { Database } from '../db/database.ts'
import { keepAliveOptions } from '../db/keep-alive.ts'

/** The channel that announces a change of the catalogue to every server. */
export const catalogueChannel = 'catalogue_version'

/** The version of the catalogue that this server knows of. */
export interface CatalogueVersion {
  /** The number of the latest change; null while the server receives no notifications, so nothing may be cached. */
  readonly current: number | null
  /** Applies a version that this process has created, without waiting for the notification. A disconnected server learns it later. */
  raise(version: number): void
  /** Calls the listener after each change of the catalogue that this server learns of. */
  onRaise(listener: () => void): void
  /** Stops listening for changes of the catalogue. */
  close(): Promise<void>
}

const retryMs = 1000

/** How far the version rises after changes were lost. Other servers may have known a few more of them. */
const lostChanges = 1000

/**
 * Follows the catalogue's version. The transaction of each change notifies all servers on the same database. A disconnected
 * server forgets the version until it listens again, so it never serves stale data.
 *
 * @param database - open and migrated
 */
export async function followCatalogueVersion(database: Database): Promise<CatalogueVersion> {
  let current: number | null = null
  const listeners: (() => void)[] = []
  let highest = 0
  const raise = (version: number): void => {
    if (current !== null && version <= current) return
    current = version
    highest = Math.max(highest, version)
    for (const listener of listeners) listener()
  }
  const forget = (): void => {
    current = null
  }
  const stop =
    database.url === null
      ? await listenEmbedded(database, raise, forget)
      : await listenServer(database.url, raise, forget, () => highest)
  return {
    get current() {
      return current
    },
    raise(version) {
      // Without notifications, it would hide later changes of other servers.
      if (current !== null) raise(version)
    },
    onRaise: (listener) => void listeners.push(listener),
    close: stop,
  }
}

/** The embedded database has one session, in the pool. When the pool drops it, the next one listens. */
async function listenEmbedded(
  { pool }: Database,
  raise: (version: number) => void,
  forget: () => void,
): Promise<() => Promise<void>> {
  let listening: ClientBase | null = null
  const onNotification = ({ payload }: Notification): void => raise(Number(payload))
  const onRemove = (): void => {
    forget()
    listen().catch(() => undefined)
  }

  async function listen(): Promise<void> {
    const client = await pool.connect()
    try {
      listening = client.on('notification', onNotification)
      await client.query(`listen ${catalogueChannel}`)
      raise(await readVersion(client))
    } finally {
      client.release()
    }
  }

  pool.on('remove', onRemove)
  await listen()
  return async () => {
    // In development, the pool outlives the app.
    pool.off('remove', onRemove)
    listening?.off('notification', onNotification)
  }
}

/** A PostgreSQL server notifies over a separate connection, which is reopened whenever it breaks. */
async function listenServer(
  url: string,
  raise: (version: number) => void,
  forget: () => void,
  highest: () => number,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: Client | null = null
  let timer: NodeJS.Timeout | null = null

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, application_name: 'shop catalogue', ...keepAliveOptions })
    client = next
    next.on('notification', ({ payload }) => raise(Number(payload)))
    next.on('error', () => undefined)
    next.on('end', () => {
      forget()
      if (!stopped) timer = setTimeout(() => void connect().catch(() => undefined), retryMs)
    })
    try {
      await next.connect()
      // Listening comes first, so that a change between the two is not missed.
      await next.query(`listen ${catalogueChannel}`)
      raise(await readVersionAfter(next, highest()))
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

/**
 * Reads the version after an outage. A promoted replica may lack the last changes. The next ones must not get their numbers, under which
 * servers have cached what is lost.
 *
 * @param highest - the highest version that this server has known
 */
async function readVersionAfter(client: ClientBase, highest: number): Promise<number> {
  const version = await readVersion(client)
  if (version >= highest) return version
  const { rows } = await client.query<{ version: string }>(
    'update catalogue_state set version = greatest(version, $1) returning version, pg_notify($2, greatest(version, $1)::text)',
    [highest + lostChanges, catalogueChannel],
  )
  return Number(rows[0]?.version)
}

/** Reads the version over one connection, which may be that of a replica. */
export async function readVersion(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ version: string }>('select version from catalogue_state')
  return Number(rows[0]?.version)
}
