import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { openMemoryDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { imageFile, readDatabaseImage } from './database-image.ts'
import { unpackArchive } from './unpack-archive.ts'

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** The hashes of the migrations in the folder, as the database stores them. */
const migrations = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) =>
    createHash('sha256')
      .update(readFileSync(join(migrationsFolder, name)))
      .digest('hex'),
  )

describe('the image of an empty database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openMemoryDatabase(null)
  })
  afterAll(() => database.close())

  const applied = async (): Promise<string[]> =>
    (await database.pool.query('select hash from drizzle.__drizzle_migrations order by id')).rows.map(({ hash }) => hash)

  // When one of these two fails, run `pnpm --filter @shop/server database-image`.
  test('the image of the database was made with the installed version of PGlite', async () => {
    const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
    const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'))
    const { rows } = await database.pool.query(
      `select shobj_description(oid, 'pg_database') as made_with from pg_database where datname = 'postgres'`,
    )
    expect(rows).toEqual([{ made_with: `PGlite ${version}` }])
  })

  test('the image of the database contains the first migrations unchanged, and the others continue from there', async () => {
    const contained = await applied()
    expect(contained).toEqual(migrations.slice(0, contained.length))
    expect(contained.length).toBeGreaterThan(0)
    await migrate(database)
    expect(await applied()).toEqual(migrations)
  })

  test('the image of the database contains no users, items or emails', async () => {
    const { rows: tables } = await database.pool.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'catalogue_state'`,
    )
    expect(tables.length).toBeGreaterThan(5)
    const counts = await Promise.all(
      tables.map(
        async ({ table_name }) => (await database.pool.query(`select count(*)::int as rows from ${table_name}`)).rows[0],
      ),
    )
    expect(counts).toEqual(tables.map(() => ({ rows: 0 })))
  })

  test('the image of the database is smaller than 1 MB', () => {
    expect(statSync(imageFile).size).toBeLessThan(1_000_000)
  })
})

describe('unpacking the image into a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-image-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('gives only the current user access and keeps empty folders', async () => {
    const database = join(folder, 'database')
    unpackArchive(await readDatabaseImage(), database)
    expect(readFileSync(join(database, 'PG_VERSION'), 'utf8')).toBe('18\n')
    expect(statSync(database).mode & 0o777).toBe(0o700)
    expect(statSync(join(database, 'PG_VERSION')).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(database, 'pg_tblspc'))).toEqual([])
    expect(statSync(join(database, 'global/pg_control')).size).toBe(8192)
  })
})
