import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readDatabaseImage } from './database-image.ts'
import { openEmbedded, startEmbedded } from './start-embedded.ts'
import type { Embedded } from './start-embedded.ts'

describe('the embedded database', () => {
  let embedded: Embedded
  beforeAll(async () => {
    embedded = await openEmbedded({ folder: null, archive: await readDatabaseImage() })
  })
  afterAll(() => embedded.close())

  test('the embedded database runs many parameterised queries at once and returns each its own result', async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => embedded.pool.query('select $1::int as number', [index])),
    )
    expect(responses.map(({ rows }) => rows[0].number)).toEqual(Array.from({ length: 100 }, (_, index) => index))
  })

  test('the embedded database continues after a failed statement', async () => {
    await expect(embedded.pool.query('select * from nothing')).rejects.toMatchObject({ code: '42P01' })
    expect((await embedded.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('the embedded database rolls back the transaction of a dropped connection', async () => {
    const client = await embedded.pool.connect()
    await client.query('begin')
    await client.query('create table unfinished (id int)')
    client.release(true)
    const { rows } = await embedded.pool.query("select to_regclass('unfinished') as found")
    expect(rows).toEqual([{ found: null }])
  })

  test('the embedded database returns a result of several megabytes completely', async () => {
    const { rows } = await embedded.pool.query("select repeat('x', 5000000) as long")
    expect(rows[0].long).toHaveLength(5_000_000)
  })

  test('the embedded database does not block the main thread while it computes', async () => {
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
    }, 5)
    await embedded.pool.query('select pg_sleep(0.2)')
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(1)
  })

  test('the embedded database refuses to restore a file that is not a dump', async () => {
    await expect(openEmbedded({ folder: null, archive: new Uint8Array([1, 2, 3]) })).rejects.toThrow()
  })

  test('the embedded database restores everything from a dump', async () => {
    await embedded.pool.query('create table notes (id int); insert into notes values (7)')
    const copy = await openEmbedded({ folder: null, archive: await embedded.dump('gzip') })
    expect((await copy.pool.query('select id from notes')).rows).toEqual([{ id: 7 }])
    await copy.close()
  })
})

describe('the embedded database in a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let embedded: Embedded | null = null
  afterEach(async () => {
    await embedded?.close()
    embedded = null
  })

  test('the embedded database reopens after it was closed and ignores an unfinished first start', async () => {
    mkdirSync(join(folder, 'database.new-1', 'half'), { recursive: true })
    embedded = await startEmbedded(folder)
    await embedded.pool.query('create table notes (id int)')
    await embedded.close()
    expect(readdirSync(folder)).toEqual(['database'])
    embedded = await startEmbedded(folder)
    expect((await embedded.pool.query('select count(*)::int as rows from notes')).rows).toEqual([{ rows: 0 }])
  })
})
