import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { describeDatabases } from '../testing/databases.ts'
import { followCatalogueVersion } from './catalogue-version.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { changeCatalogue } from './change-catalogue.ts'

describeDatabases("the catalogue's version", (open) => {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const one of opened.splice(0).toReversed()) await one.close()
  })

  async function follow(database: Database): Promise<CatalogueVersion> {
    const version = await followCatalogueVersion(database)
    opened.push(version)
    return version
  }

  async function opening(): Promise<Database> {
    const database = await open()
    opened.push(database)
    return database
  }

  test("the catalogue's version is known at start and follows every change", async () => {
    const database = await opening()
    const version = await follow(database)
    expect(version.current).toBe(1)
    await changeCatalogue(database, async () => undefined)
    await expect.poll(() => version.current).toBe(2)
  })

  test("the catalogue's version does not change when a change is rolled back", async () => {
    const database = await opening()
    const version = await follow(database)
    await changeCatalogue(database, async () => Promise.reject(new Error('undone'))).catch(() => undefined)
    await changeCatalogue(database, async () => undefined)
    await expect.poll(() => version.current).toBe(2)
  })

  test("the catalogue's version never goes back when a notification arrives late", async () => {
    const version = await follow(await opening())
    version.raise(5)
    version.raise(4)
    expect(version.current).toBe(5)
  })

  test("the catalogue's version is read again after the pool has dropped the listening connection", async () => {
    const database = await opening()
    const version = await follow(database)
    const client = await database.pool.connect()
    client.release(true)
    await changeCatalogue(database, async () => undefined)
    await expect.poll(() => version.current).toBe(2)
  })

  /** Ends the connections over which the servers of a database are notified. Other tests use the same PostgreSQL beside this one. */
  const disconnect = (database: Database) =>
    database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'shop catalogue' and datname = current_database()`,
    )

  test("the catalogue's version reaches other servers, and a disconnected one does not know it until it reconnects", async () => {
    const database = await opening()
    if (database.url === null) return
    const other = await openDatabase({ databaseUrl: database.url, dataFolder: '' })
    opened.push(other)
    const version = await follow(other)
    await changeCatalogue(database, async () => undefined)
    await expect.poll(() => version.current).toBe(2)

    await disconnect(database)
    await expect.poll(() => version.current).toBeNull()
    await changeCatalogue(database, async () => undefined)
    await expect.poll(() => version.current, { timeout: 10_000 }).toBe(3)
  })

  test("the catalogue's version stays unknown to a disconnected server that changes the catalogue itself", async () => {
    const database = await opening()
    if (database.url === null) return
    const version = await follow(database)
    await disconnect(database)
    await expect.poll(() => version.current).toBeNull()
    version.raise((await changeCatalogue(database, async () => undefined)).version)
    expect(version.current).toBeNull()
    await expect.poll(() => version.current, { timeout: 10_000 }).toBe(2)
  })

  test("the catalogue's version repeats no number after a promoted replica has lost the last changes", async () => {
    const database = await opening()
    if (database.url === null) return
    const version = await follow(database)
    version.raise(50)
    await disconnect(database)
    await expect.poll(() => version.current, { timeout: 10_000 }).toBe(1050)
    expect((await changeCatalogue(database, async () => undefined)).version).toBe(1051)
  })
})
