import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Product } from '@shop/api'
import { createContactMessage, createProductPayload, createSignUp } from '@shop/api/testing'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createEncoder } from '../media/encoder.ts'
import { createFolderStore } from '../media/folder-store.ts'
import { createMedia } from '../media/media.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { describeDatabases } from '../testing/databases.ts'
import { findPostgresql } from '../testing/postgresql.ts'
import { buildTestApp } from '../testing/shop.ts'
import { signIn } from '../testing/users.ts'
import { visit } from '../testing/visitor.ts'
import { newPng } from '../testing/writes/new-png.ts'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const run = promisify(execFile)

describeDatabases('a restore drill', (open) => {
  let folder = ''
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'restore-drill-'))
  })
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
    await rm(folder, { recursive: true })
  })

  async function startShop(database: Database, mediaFolder: string): Promise<FastifyInstance> {
    const mediaStore = createFolderStore(mediaFolder)
    const app = await buildTestApp(database, { mediaStore, media: createMedia(mediaStore, createEncoder()) })
    closing.push(
      () => database.close(),
      () => app.close(),
    )
    return app
  }

  test('a backup that is made during writes restores every row and picture of its time', async () => {
    const media = { before: join(folder, 'media'), restored: join(folder, 'copy of media') }
    const database = await open()
    await fillCatalogue(database)
    const app = await startShop(database, media.before)
    const { cookie: admin } = await signIn(database, 'admin')
    await visit({ app }).send('POST /api/auth/signup', createSignUp())
    await visit({ app }).send('POST /api/contact', createContactMessage())
    await app.outbox.idle()
    const load = startLoad(app, admin)
    await load.next()

    const [before, versionBefore] = [await rowsOf(database), await versionOf(database)]
    const restore = await backUp(database)
    // The images are copied after the database, as docs/operating.md says.
    await cp(media.before, media.restored, { recursive: true, filter: (path) => basename(path) !== 'unfinished' })
    await load.stop()
    const [after, versionAfter] = [await rowsOf(database), await versionOf(database)]

    const restored = await restore()
    const rows = await rowsOf(restored)
    expect([...before].filter((row) => !rows.has(row))).toEqual([])
    expect([...rows].filter((row) => !after.has(row))).toEqual([])
    expect(before.size).toBeLessThan(after.size)
    const version = await versionOf(restored)
    expect(version >= versionBefore && version <= versionAfter).toBe(true)
    const { rows: counts } = await restored.pool.query(
      'select (select count(*) from products) as products, (select sum(stored) from product_counts) as counted',
    )
    expect(counts[0].counted).toBe(counts[0].products)

    const copy = await startShop(restored, media.restored)
    const { rows: pictures } = await restored.pool.query<{ url: string }>('select url from pictures')
    let served = 0
    for (const { url } of pictures) {
      const [own, original] = [await copy.inject(url), await app.inject(url)]
      expect([own.statusCode, own.rawPayload]).toEqual([original.statusCode, original.rawPayload])
      served += own.statusCode === 200 ? 1 : 0
    }
    // The example catalogue has records of pictures without files.
    expect(served).toBeGreaterThan(0)
    expect(await addProduct(copy, admin)).toMatchObject({ images: [{ width: 8 }] })
  })

  /**
   * Backs the database up like docs/operating.md says.
   *
   * @returns restores the backup and opens it like a start of the shop
   */
  async function backUp({ url, ...database }: Database): Promise<() => Promise<Database>> {
    if (url === null) {
      const file = join(folder, 'shop.tar.gz')
      await writeBackup({ url, ...database }, file)
      return async () => {
        await restoreBackup(file, join(folder, 'data'))
        return openDatabase({ databaseUrl: null, dataFolder: join(folder, 'data') })
      }
    }
    const [file, name] = [join(folder, 'shop.dump'), `restored_${randomUUID().replaceAll('-', '')}`]
    await database.pool.query(`create database ${name}`)
    const empty = new URL(url)
    empty.pathname = `/${name}`
    const programs = findPostgresql() ?? ''
    await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, url])
    return async () => {
      const options = ['--clean', '--if-exists', '--no-owner', `--dbname=${empty.href}`]
      await run(join(programs, 'pg_restore'), [...options, file])
      const restored = await openDatabase({ databaseUrl: empty.href, dataFolder: '' })
      await migrate(restored)
      return restored
    }
  }
})

/** Every row of every table, except the version of the catalogue and the counts of products, which each change replaces. */
async function rowsOf({ pool }: Database): Promise<Set<string>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'drizzle') and table_name not in ('catalogue_state', 'product_counts', 'product_words')`)
  const rows = new Set<string>()
  for (const { name } of tables) {
    const { rows: found } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    for (const { row } of found) rows.add(`${name} ${row}`)
  }
  return rows
}

async function versionOf({ pool }: Database): Promise<number> {
  return Number((await pool.query('select version from catalogue_state')).rows[0].version)
}

async function addProduct(app: FastifyInstance, cookie: string): Promise<Product> {
  const images = [{ url: `data:image/png;base64,${newPng().toString('base64')}`, isNew: true as const }]
  const { status, body } = await visit({ app }).send('POST /api/admin/operations/addProduct', createProductPayload({ images }), {
    headers: { cookie },
  })
  expect(status).toBe(200)
  return body as unknown as Product
}

/** Adds products with pictures, and carts of guests with them, until it is stopped. */
function startLoad(app: FastifyInstance, admin: string) {
  let isOver = false
  let written = Promise.withResolvers<void>()
  const writer = (async () => {
    while (!isOver) {
      const { _id: itemId } = await addProduct(app, admin)
      const line = { itemId, itemType: 'Product', quantity: 2 }
      await visit({ app }).send('PUT /api/cart/add', line, { headers: { cookie: `anonymousId=${randomUUID()}` } })
      written.resolve()
      written = Promise.withResolvers()
    }
  })()
  return {
    /** Waits for the next write. */
    next: () => written.promise,
    async stop() {
      isOver = true
      await writer
    },
  }
}
