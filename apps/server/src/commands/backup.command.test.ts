import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { FolderInUseError } from '../db/folder-lock.ts'
import { migrate } from '../db/migrate.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { backupCommand } from './backup.command.ts'
import { restoreCommand } from './restore.command.ts'

const smallDisk = await mountSmallDisk(10)
afterAll(() => smallDisk?.remove())

describe('pnpm shop backup and pnpm shop restore', () => {
  let folder = ''
  let dataFolder = ''
  let lines: string[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-command-'))
    dataFolder = join(folder, 'data')
    lines = []
  })
  afterEach(() => rm(folder, { recursive: true }))

  const print = (line: string) => lines.push(line)
  const environment = () => ({ DATA_DIR: dataFolder })

  async function inShop<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await openDatabase({ databaseUrl: null, dataFolder })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  test('restores a backup, keeps the replaced database, and rejects other files and a running shop', async () => {
    const first = inject('emptyArchive')
    expect(await restoreCommand([first], environment(), print)).toBe(0)
    expect(lines.splice(0)).toEqual([`${first} is restored.`])
    await inShop(async (database) => {
      await fillCatalogue(database)
      await expect(backupCommand([], environment(), print)).rejects.toThrow(FolderInUseError)
      await expect(restoreCommand([first], environment(), print)).rejects.toThrow(FolderInUseError)
    })

    expect(await backupCommand([], environment(), print)).toBe(0)
    const [name = ''] = await readdir(join(dataFolder, 'backups'))
    expect(name).toMatch(/^manual-.*\.tar\.gz$/)
    const file = join(dataFolder, 'backups', name)
    expect(lines.splice(0)).toEqual([
      `The database is saved in ${file}. The pictures are files in ${join(dataFolder, 'media')}: copy that folder too.`,
    ])
    await inShop(({ pool }) => pool.query('delete from products'))

    const broken = join(folder, 'broken.tar.gz')
    await writeFile(broken, 'not a backup at all')
    expect(await restoreCommand([broken], environment(), print)).toBe(1)
    expect(await restoreCommand([join(folder, 'nothing')], environment(), print)).toBe(1)
    expect(await restoreCommand([folder], environment(), print)).toBe(1)
    expect(lines.splice(0)).toEqual([
      `${broken} cannot be restored: it is no backup of a shop.`,
      `${join(folder, 'nothing')} cannot be restored: there is no such file.`,
      `${folder} cannot be restored: it is a folder.`,
    ])
    expect((await readdir(dataFolder)).sort()).toEqual(['backups', 'database'])

    expect(await restoreCommand([file], environment(), print)).toBe(0)
    const [before = ''] = (await readdir(dataFolder)).filter((entry) => entry.startsWith('database.before-'))
    expect(lines.splice(0)).toEqual([`${file} is restored. The previous database is in ${join(dataFolder, before)}.`])
    expect(existsSync(join(dataFolder, before, 'PG_VERSION'))).toBe(true)
    const { rows } = await inShop(({ pool }) => pool.query('select count(*)::int as total from products'))
    expect(rows).toEqual([{ total: 24 }])
  }, 120_000)

  test('a backup of a newer version of the shop is not restored, and the operator reads why', async () => {
    await inShop(async (database) => {
      await migrate(database)
      await database.pool.query(`update drizzle.__drizzle_migrations set created_at = created_at + 1`)
    })
    const file = join(folder, 'newer.tar.gz')
    expect(await backupCommand([file], environment(), print)).toBe(0)
    lines = []
    expect(await restoreCommand([file], environment(), print)).toBe(1)
    expect(lines).toEqual([`${file} cannot be restored: a newer version of the shop made it. Restore it with that version.`])
    expect(await readdir(dataFolder)).toEqual(['database'])
  }, 60_000)

  test.skipIf(smallDisk === null)(
    'a restore on a full disk says that the disk is full, and changes nothing',
    async () => {
      const onDisk = { DATA_DIR: join(smallDisk?.folder ?? '', 'data') }
      const file = inject('emptyArchive')
      expect(await restoreCommand([file], onDisk, print)).toBe(1)
      expect(lines).toEqual([`${file} cannot be restored: the disk of ${onDisk.DATA_DIR} is full.`])
      expect(await readdir(onDisk.DATA_DIR)).toEqual([])
    },
    60_000,
  )

  test('a backup of a folder that cannot be read does not say that there is no database', async () => {
    // A link to itself fails for root too, which may read every folder.
    const unreadable = join(folder, 'unreadable')
    await symlink(unreadable, unreadable)
    await expect(backupCommand([], { DATA_DIR: unreadable }, print)).rejects.toThrow('ELOOP')
    expect(lines).toEqual([])
  })

  test('the commands for backups report an error in one line', async () => {
    const postgresql = { ...environment(), DATABASE_URL: 'postgres://shop@localhost/shop' }
    expect(await backupCommand([], environment(), print)).toBe(1)
    expect(await backupCommand(['a', 'b'], environment(), print)).toBe(2)
    expect(await backupCommand([], postgresql, print)).toBe(1)
    expect(await restoreCommand([], environment(), print)).toBe(2)
    expect(await restoreCommand(['a'], postgresql, print)).toBe(1)
    expect(lines).toEqual([
      `There is no database in ${dataFolder}.`,
      'Usage: pnpm shop backup [FILE]',
      'The shop is on a PostgreSQL server. Back it up with pg_dump.',
      'Usage: pnpm shop restore FILE',
      'The shop is on a PostgreSQL server. Restore it with pg_restore or psql.',
    ])
    expect(existsSync(dataFolder)).toBe(false)
  })
})
