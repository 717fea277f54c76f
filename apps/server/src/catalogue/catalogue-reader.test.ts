import { createProduct } from '@shop/api/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { addProducts, productDraft } from '../testing/catalogue.ts'
import { findPostgresql, startCluster, startReplica } from '../testing/postgresql.ts'
import type { TestCluster } from '../testing/postgresql.ts'
import { buildTestApp } from '../testing/shop.ts'
import { signIn } from '../testing/users.ts'
import { visit } from '../testing/visitor.ts'
import { pickCatalogueReader } from './catalogue-reader.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { followCatalogueVersion } from './catalogue-version.ts'

const programs = findPostgresql()

test('a replica is tried again after a second although the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const answering = (answer: string) => ({ query: async () => ({ rows: [{ version: 1, answer }] }), release: () => undefined })
  const connect = vi.fn(async () => answering('replica')).mockRejectedValueOnce(new Error('away'))
  const database = { reads: answering('primary'), replica: { connect } } as unknown as Database
  const reader = pickCatalogueReader(database, { current: 1 }, () => undefined)
  const answer = async () => (await reader.query({ text: '' })).rows[0].answer
  expect(await answer()).toBe('primary')
  vi.setSystemTime(Date.now() - 24 * 3_600_000)
  vi.advanceTimersByTime(999)
  expect(await answer()).toBe('primary')
  vi.advanceTimersByTime(1)
  expect(await answer()).toBe('replica')
})

describe.skipIf(programs === null)('a streaming replica of PostgreSQL', () => {
  let primary: TestCluster
  let replica: TestCluster
  let database: Database
  beforeAll(async () => {
    primary = await startCluster(programs ?? '')
    database = await openDatabase({ databaseUrl: primary.url('postgres'), dataFolder: '' })
    await migrate(database)
    await database.close()
    replica = await startReplica(programs ?? '', primary)
    const urls = { databaseUrl: primary.url('postgres'), databaseReplicaUrl: replica.url('postgres') }
    database = await openDatabase({ ...urls, dataFolder: '' })
  })
  afterAll(async () => {
    await database?.close()
    await replica?.stop()
    await primary?.stop()
  })

  /** Runs a statement on the replica itself. */
  async function onReplica(statement: string): Promise<void> {
    const client = new Client({ connectionString: replica.url('postgres') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  const nameOf = (name: string) => productDraft(createProduct({ name }))
  const add = (name: string) => changeCatalogue(database, (transaction) => addProducts(transaction, [nameOf(name)]))

  test('reads of the catalogue go to the replica unless it is behind or away, and to it while the primary is away', async () => {
    const version = await followCatalogueVersion(database)
    const reports: string[] = []
    const reader = pickCatalogueReader(database, version, (cause) => reports.push(cause === null ? 'back' : 'away'))
    const isReplica = async () => (await reader.query({ text: 'select pg_is_in_recovery() as answer' })).rows[0].answer
    await expect.poll(isReplica).toBe(true)

    await onReplica('select pg_wal_replay_pause()')
    version.raise((await add('Sofa')).version)
    expect(await isReplica()).toBe(false)
    await onReplica('select pg_wal_replay_resume()')
    await expect.poll(isReplica).toBe(true)
    expect(reports).toEqual([])

    await replica.crash()
    expect([await isReplica(), await isReplica()]).toEqual([false, false])
    await replica.restart()
    await expect.poll(isReplica).toBe(true)
    expect(reports).toEqual(['away', 'back'])

    await primary.crash()
    await expect.poll(() => version.current).toBeNull()
    expect(await isReplica()).toBe(true)
    await primary.restart()
    await expect.poll(() => version.current).not.toBeNull()
    await version.close()
  })

  test('an admin reads a product that was just saved while the replica is behind', async () => {
    const app = await buildTestApp(database)
    try {
      await onReplica('select pg_wal_replay_pause()')
      const { cookie } = await signIn(database, 'admin')
      const before = (await visit({ app }).send('GET /api/products')).body as { total: number }
      const payload = { ...nameOf('Desk'), images: [], collectionId: null }
      const { status, body } = await visit({ app }).send('POST /api/admin/operations/addProduct', payload, {
        headers: { cookie },
      })
      expect([status, body['message']]).toEqual([200, undefined])
      const shown = await visit({ app }).send(`GET /api/products/${String(body['_id'])}`)
      // Admins see more of a product than shoppers.
      expect([shown.status, body]).toMatchObject([200, shown.body])
      expect((await visit({ app }).send('GET /api/products')).body).toMatchObject({ total: before.total + 1 })
    } finally {
      await onReplica('select pg_wal_replay_resume()')
      await app.close()
    }
  })
})
