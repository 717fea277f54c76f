import type { Socket } from 'node:net'
import { Client } from 'pg'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openPostgresqlTestDatabase } from '../testing/databases.ts'
import type { Database } from './database.ts'
import { sql } from './drizzle.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('a PostgreSQL server that ends connections', () => {
  const lost = /terminating connection|Connection terminated|ECONNRESET|EPIPE/
  let database: Database
  beforeAll(async () => {
    database = await openPostgresqlTestDatabase(url ?? '')
  })
  afterAll(() => database.close())

  async function endOwnConnections(): Promise<void> {
    const client = new Client({ connectionString: database.url ?? '' })
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await client.end()
  }

  test('a connection that ends inside an open transaction rejects the transaction, and the pool replaces it', async () => {
    for (let round = 0; round < 12; round += 1) {
      const transaction = database.orm.transaction(async (executor) => {
        await executor.execute(sql`select 1`)
        await endOwnConnections()
        await executor.execute(sql`select 1`)
      })
      await expect(transaction).rejects.toThrow(lost)
    }
    const { pool } = database
    await database.orm.transaction((executor) => executor.execute(sql`select 1`))
    expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0])
  })

  test('a connection that ends before its transaction begins returns to the pool', async () => {
    const { pool } = database
    for (let round = 0; round < 12; round += 1) {
      const client = (await pool.connect()) as PoolClient & { connection: { stream: Socket } }
      client.release()
      // The pool hears of it too late to hand out another connection.
      client.connection.stream.destroy()
      await expect(database.orm.transaction(async () => undefined)).rejects.toThrow(lost)
    }
    expect(pool.totalCount - pool.idleCount).toBe(0)
  })

  test('an outage is reported once, and so is its end', async () => {
    const reports: string[] = []
    const open = await Promise.all([database.pool.connect(), database.pool.connect(), database.pool.connect()])
    const ended = Promise.all(open.map((client) => new Promise<void>((resolve) => client.once('end', resolve))))
    database.onOutage((cause) => reports.push(cause === null ? 'over' : 'begun'))
    await endOwnConnections()
    await ended
    for (const client of open) client.release()
    await database.orm.execute(sql`select 1`)
    expect(reports).toEqual(['begun', 'over'])
  })

  test('an outage is reported while nobody uses the shop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await database.orm.execute(sql`select 1`)
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    const begun = new Promise<void>((resolve) => database.onOutage(() => resolve()))
    await endOwnConnections()
    await begun
  })
})
