import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { describe, inject } from 'vitest'
import { openDatabase, openMemoryDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { templateName } from './global-setup.ts'

declare global {
  namespace WebAssembly {
    // Node's types declare only the module.
    function compile(bytes: Uint8Array): Promise<Module>
  }
}

/** Opens a new, migrated, empty database. The caller closes it. */
export type OpenTestDatabase = () => Promise<Database>

/**
 * Declares a suite twice: for the embedded database, and for PostgreSQL when it is installed.
 *
 * @param name - the subject of the suite
 * @param suite - declares the tests; each database that it opens is new
 */
export function describeDatabases(name: string, suite: (open: OpenTestDatabase) => void): void {
  describe(`${name}, on the embedded database`, () => suite(openEmbeddedTestDatabase))
  const url = inject('postgresqlUrl')
  describe.skipIf(url === null)(`${name}, on PostgreSQL`, () => suite(() => openPostgresqlTestDatabase(url ?? '')))
}

/**
 * Opens a new database, migrated and empty, for tests whose statements other suites run on both databases. It is on PostgreSQL when it is
 * installed, because opening one there takes a third of the time, and the embedded database runs one statement after the other.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = inject('postgresqlUrl')
  return url === null ? openEmbeddedTestDatabase() : openPostgresqlTestDatabase(url)
}

/** Opens a new embedded database in memory, migrated and empty. */
export async function openEmbeddedTestDatabase(): Promise<Database> {
  program ??= compileProgram()
  return openMemoryDatabase(await readFile(inject('emptyArchive')), await program)
}

/** PGlite's program. Compiling it takes more than half of the time that a database needs to open. */
let program: Promise<WebAssembly.Module> | undefined

async function compileProgram(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}

/** Opens a new database on the tests' PostgreSQL server, migrated and empty. */
export async function openPostgresqlTestDatabase(url: string): Promise<Database> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${name} template ${templateName}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return openDatabase({ databaseUrl: own.href, dataFolder: '' })
}
