import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { openPostgresqlTestDatabase } from '../testing/databases.ts'
import { createPictureLocks } from './picture-locks.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('picture locks of two servers on one PostgreSQL', () => {
  const databases: Database[] = []
  beforeAll(async () => {
    const first = await openPostgresqlTestDatabase(url ?? '')
    databases.push(first, await openDatabase({ databaseUrl: first.url, dataFolder: '' }))
  })
  afterAll(async () => {
    for (const database of databases) await database.close()
  })
  const locksOf = (index: number) => createPictureLocks({ url: databases[index]?.url ?? null })

  /** How many connections wait for the lock of a picture. */
  async function waiting(): Promise<number> {
    const { rows } = await (databases[0] as Database).pool.query(
      `select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and not granted and datname = current_database()`,
    )
    return rows[0].count
  }

  test('a picture is not removed until another server has saved it', async () => {
    const done: string[] = []
    const saving = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const saved = locksOf(0).run(['sofa', 'chair'], async () => {
      begun.resolve()
      await saving.promise
      done.push('saved')
    })
    await begun.promise
    const removed = locksOf(1).run(['chair', 'lamp'], async () => {
      done.push('removed')
    })
    await expect.poll(waiting).toBe(1)
    saving.resolve()
    await Promise.all([saved, removed])
    expect(done).toEqual(['saved', 'removed'])
  })

  test('picture locks of two servers never deadlock, whatever the order of the keys', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e']
    const runs = Array.from({ length: 30 }, (_, index) =>
      locksOf(index % 2).run(index % 3 === 0 ? keys : keys.toReversed(), async () => index),
    )
    expect(await Promise.all(runs)).toHaveLength(30)
  })

  test('picture locks are released after a failed task', async () => {
    await expect(locksOf(0).run(['sofa'], () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
    expect(await locksOf(1).run(['sofa'], async () => 'free')).toBe('free')
  })
})
