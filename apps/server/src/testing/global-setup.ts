import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase, openMemoryDatabase } from '../db/database.ts'
import { imageFile } from '../db/embedded/database-image.ts'
import { migrate } from '../db/migrate.ts'
import { findPostgresql, startCluster } from './postgresql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of the migrated, empty embedded database. */
    emptyArchive: string
    /** The URL of a database on the tests' PostgreSQL server; null when PostgreSQL is not installed. */
    postgresqlUrl: string | null
  }
}

/** The migrated, empty database that each test file copies. */
export const templateName = 'shop_template'

const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/shop-server-tests/', import.meta.url))
const migrationsFolder = fileURLToPath(new URL('../db/migrations/', import.meta.url))

/** Prepares both databases once per run; each test file then copies a migrated one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('emptyArchive', await emptyArchive())
  const programs = findPostgresql()
  if (programs === null) {
    console.log('PostgreSQL is not installed: the PostgreSQL half of the server tests is skipped.')
    project.provide('postgresqlUrl', null)
    return async () => undefined
  }
  const cluster = await startCluster(programs)
  const administration = new Pool({ connectionString: cluster.url('postgres'), max: 1 })
  await administration.query(`create database ${templateName}`)
  await administration.end()
  const template = await openDatabase({ databaseUrl: cluster.url(templateName), dataFolder: '' })
  await migrate(template)
  await template.close()
  project.provide('postgresqlUrl', cluster.url('postgres'))
  return () => cluster.stop()
}

/** The unpacked image with all migrations, cached until one of them changes. */
async function emptyArchive(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(imageFile))
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)))
  const file = join(cacheFolder, `${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file
  const database = await openMemoryDatabase(null)
  await migrate(database)
  const archive = await database.dump('none')
  await database.close()
  if (archive === null) throw new Error('The embedded database returned no dump.')
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(`${file}.${process.pid}`, archive)
  await rename(`${file}.${process.pid}`, file)
  return file
}
