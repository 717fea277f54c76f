import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openPostgresqlTestDatabase } from '../testing/databases.ts'
import { isUnavailable } from '../unavailability.ts'
import { queryTimeout } from './database.ts'
import type { Database } from './database.ts'
import { sql } from './drizzle.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('reads over shared connections', () => {
  let database: Database
  beforeAll(async () => {
    database = await openPostgresqlTestDatabase(url ?? '')
  })
  afterEach(() => {
    vi.useRealTimers()
    // Every connection has returned to the pool.
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0)
  })
  afterAll(() => database.close())

  /** Runs a statement and returns its first value, with the process of its connection. */
  async function read(expression: string, values: unknown[] = []): Promise<{ value: unknown; pid: number }> {
    const { rows } = await database.reads.query({ text: `select ${expression} as value, pg_backend_pid() as pid`, values })
    return rows[0] as { value: unknown; pid: number }
  }

  /** Waits until as many connections run `pg_sleep`, and returns their processes. */
  async function waitForSleeping(amount: number): Promise<number[]> {
    const sleeping = async () => {
      const { rows } = await database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`,
      )
      return rows.map(({ pid }) => pid)
    }
    await expect.poll(sleeping).toHaveLength(amount)
    return sleeping()
  }

  /** Ends as many connections on which `pg_sleep` runs, and returns their processes. */
  async function endSleeping(amount: number): Promise<number[]> {
    const pids = await waitForSleeping(amount)
    await database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as ended (pid)', [pids])
    return pids
  }

  /** Cancels the statement that waits for a lock, as soon as there is one. */
  async function cancelWaiting(): Promise<void> {
    const cancelled = async () => {
      const { rows } = await database.pool.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows
    }
    await expect.poll(cancelled).toHaveLength(1)
  }

  test('concurrent statements run on one connection, and each gets its own response', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => read('$1::int * 2', [index])))
    expect(responses.map(({ value }) => value)).toEqual(Array.from({ length: 50 }, (_, index) => index * 2))
    expect(new Set(responses.map(({ pid }) => pid)).size).toBe(1)
  })

  test('a statement that fails leaves those before and after it alone', async () => {
    const settled = await Promise.allSettled([read('1'), read('1 / 0'), read('3')])
    expect(settled).toMatchObject([{ value: { value: 1 } }, { reason: { message: 'division by zero' } }, { value: { value: 3 } }])
  })

  test('a statement that is sent while another one has run for 10 ms uses another connection', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const slow = read('pg_sleep(0.05)')
    await vi.advanceTimersByTimeAsync(9)
    const behind = read('2')
    await vi.advanceTimersByTimeAsync(1)
    const other = read('3')
    expect((await behind).pid).toBe((await slow).pid)
    expect((await other).pid).not.toBe((await slow).pid)
  })

  /** Runs as many slow statements as connections are shared, each on its own. */
  function runSlowStatements(seconds: number): ReturnType<typeof read>[] {
    vi.useFakeTimers({ toFake: ['performance'] })
    return Array.from({ length: 4 }, () => {
      const slow = read(`pg_sleep(${seconds})`)
      vi.advanceTimersByTime(10)
      return slow
    })
  }

  test('at most four connections are shared', async () => {
    const slow = runSlowStatements(0.1)
    const responses = await Promise.all([...slow, read('2'), read('3')])
    expect(new Set(responses.map(({ pid }) => pid)).size).toBe(4)
  })

  test('a connection that has not responded for five seconds gets no further statements', async () => {
    const lost = Promise.allSettled(runSlowStatements(60))
    vi.advanceTimersByTime(5000)
    expect((await read('2')).value).toBe(2)
    await endSleeping(4)
    expect((await lost).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
  })

  test('statements on a connection that ends fail, and the next one uses another', async () => {
    const settled = Promise.allSettled([read('pg_sleep(10)'), read('2')])
    const [ended] = await endSleeping(1)
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await read('3')).pid).not.toBe(ended)
  })

  test('statements behind the one that prepares them are reported as unavailable when that one is cancelled', async () => {
    const text = 'select count(*) from products where name = $1'
    const lock = await database.pool.connect()
    await lock.query('begin; lock table products in access exclusive mode')
    const statements = [1, 2].map(() => database.reads.query({ name: 'locked', text, values: [''] }))
    const settled = Promise.allSettled(statements)
    await cancelWaiting()
    expect((await settled).map((result) => result.status === 'rejected' && isUnavailable(result.reason as Error))).toEqual([
      true,
      true,
    ])
    await lock.query('rollback')
    lock.release()
  })

  test('reads and transactions without a response fail, and their connections leave the pool', async () => {
    const wait = sql`select pg_sleep(60)`
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lost = Promise.allSettled([
      database.reads.query({ text: 'select pg_sleep(60)', values: [] }),
      database.orm.execute(wait),
      database.orm.transaction((transaction) => transaction.execute(wait)),
    ])
    await waitForSleeping(3)
    await vi.advanceTimersByTimeAsync(queryTimeout)
    const failures = (await lost).map((result) => result.status === 'rejected' && isUnavailable(result.reason as Error))
    expect(failures).toEqual([true, true, true])
    vi.useRealTimers()
    expect((await read('2')).value).toBe(2)
    await endSleeping(3)
  })
})
