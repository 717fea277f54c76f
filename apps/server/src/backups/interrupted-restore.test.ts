import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { openEmbeddedTestDatabase } from '../testing/databases.ts'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const backups = mkdtempSync(join(tmpdir(), 'interrupted-restore-'))
const [older, newer] = [join(backups, 'older.tar.gz'), join(backups, 'newer.tar.gz')]
const restored = join(backups, 'restored')
let dataFolder = ''
beforeAll(async () => {
  const database = await openEmbeddedTestDatabase()
  for (const [version, file] of [older, newer].entries()) {
    await database.pool.query('update catalogue_state set version = $1', [100 + version])
    await writeBackup(database, file)
  }
  await database.close()
  await restoreBackup(older, restored)
})
beforeEach(() => {
  dataFolder = mkdtempSync(join(backups, 'data-'))
  // Copying is faster than restoring again.
  cpSync(restored, dataFolder, { recursive: true })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(backups, { recursive: true }))

/** Runs `pnpm shop restore` in a process that ends like by `kill -9` instead of renaming a folder for the nth time. */
async function killRestoreBeforeRename(nth: number): Promise<NodeJS.Signals | null> {
  const killer = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { rename } = fs
    let left = ${nth}
    fs.rename = (...paths) => --left === 0 ? process.kill(process.pid, 'SIGKILL') : rename(...paths)
    syncBuiltinESMExports()`
  const program = fileURLToPath(new URL('../commands/shop.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(killer)}`, program, 'restore', newer],
    { env: { ...process.env, DATA_DIR: dataFolder }, stdio: 'ignore' },
  )
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal
}

/** Opens the database like a start of the shop; returns its catalogue version and what the operator reads. */
async function start(): Promise<{ version: number; output: string }> {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const database = await openDatabase({ databaseUrl: null, dataFolder })
  const { rows } = await database.pool.query('select version from catalogue_state')
  await database.close()
  return { version: Number(rows[0].version), output: write.mock.calls.map(([text]) => String(text)).join('') }
}

function previousDatabases(): string[] {
  return readdirSync(dataFolder)
    .filter((name) => name !== 'database')
    .map((name) => join(dataFolder, name))
}

test('a restore that is killed before it moves the database away changes nothing', async () => {
  expect(await killRestoreBeforeRename(2)).toBe('SIGKILL')
  expect(await start()).toEqual({ version: 100, output: '' })
  expect(previousDatabases()).toEqual([])
}, 60_000)

test('the start finishes a restore that was killed after it had moved the database away', async () => {
  expect(await killRestoreBeforeRename(3)).toBe('SIGKILL')
  const { version, output } = await start()
  const [previous] = previousDatabases()
  expect(version).toBe(101)
  expect(output).toBe(`An interrupted restore is now finished. The previous database is in ${previous}.\n`)
}, 60_000)

test('a restore after an interrupted one keeps both earlier databases', async () => {
  await killRestoreBeforeRename(3)
  const previous = await restoreBackup(newer, dataFolder)
  expect(previousDatabases()).toEqual([expect.stringContaining('database.before-'), previous])
  expect(await start()).toEqual({ version: 101, output: '' })
}, 60_000)
