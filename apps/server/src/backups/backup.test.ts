import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { openMemoryDatabase } from '../db/database.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { openEmbeddedTestDatabase } from '../testing/databases.ts'
import { writeBackup, writeRotatingBackup } from './backup.ts'
import { backupInterval, firstBackupDelay, startRegularBackups } from './regular-backups.ts'

describe('backups of the embedded database', () => {
  let database: Database
  let folder = ''
  beforeAll(async () => {
    database = await openEmbeddedTestDatabase()
    await fillCatalogue(database)
  })
  afterAll(() => database.close())
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'shop-backups-')), 'backups')
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
  })
  const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour))

  test('a backup of the embedded database contains everything in it', async () => {
    const file = join(folder, 'mine.tar.gz')
    expect(await writeBackup(database, file)).toBe(true)
    const copy = await openMemoryDatabase(gunzipSync(readFileSync(file)))
    expect((await copy.pool.query('select count(*)::int as total from products')).rows).toEqual([{ total: 24 }])
    await copy.close()
    expect(await readdir(folder)).toEqual(['mine.tar.gz'])
  })

  test('an automatic backup keeps the four newest ones and other files, and deletes unfinished ones', async () => {
    mkdirSync(folder)
    for (const name of ['manual-2020.tar.gz', 'notes.txt', 'shop-2026-11-20T00-00-00-000Z.tar.gz.unfinished']) {
      writeFileSync(join(folder, name), '')
    }
    const older = Array.from({ length: 4 }, (_, hour) => `shop-2026-11-21T0${hour}-00-00-000Z.tar.gz`)
    for (const name of older) writeFileSync(join(folder, name), '')
    const file = await writeRotatingBackup(database, folder, at(4))
    expect(file).toBe(join(folder, 'shop-2026-11-21T04-00-00-000Z.tar.gz'))
    expect((await readdir(folder)).sort()).toEqual([
      'manual-2020.tar.gz',
      'notes.txt',
      ...older.slice(1),
      'shop-2026-11-21T04-00-00-000Z.tar.gz',
    ])
  })

  test('an automatic backup stays and replaces the oldest one when the clock was ahead before', async () => {
    mkdirSync(folder)
    const ahead = Array.from({ length: 4 }, (_, hour) => `shop-2031-01-01T0${hour}-00-00-000Z.tar.gz`)
    for (const name of ahead) writeFileSync(join(folder, name), '')
    for (const hour of [4, 10]) await writeRotatingBackup(database, folder, at(hour))
    expect((await readdir(folder)).sort()).toEqual([
      'shop-2026-11-21T04-00-00-000Z.tar.gz',
      'shop-2026-11-21T10-00-00-000Z.tar.gz',
      ...ahead.slice(2),
    ])
  })

  const stopClock = () =>
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], now: at(8) })

  /** Runs regular backups and collects their reports. */
  function runRegularBackups() {
    const reports: string[] = []
    let next = Promise.withResolvers<string>()
    const tell = (text: string): void => {
      reports.push(text)
      next.resolve(text)
      next = Promise.withResolvers()
    }
    const stop = startRegularBackups({
      database,
      folder,
      onWritten: (file) => tell(file.slice(folder.length + 1)),
      onFailed: () => tell('failed'),
    })
    return { reports, stop, next: () => next.promise }
  }

  test('regular backups are written after a minute and every six hours until stopped', async () => {
    stopClock()
    const backups = runRegularBackups()
    const first = backups.next()
    vi.advanceTimersByTime(firstBackupDelay - 1)
    expect(backups.reports).toEqual([])
    vi.advanceTimersByTime(1)
    await first
    vi.advanceTimersByTime(backupInterval - firstBackupDelay - 1)
    expect(backups.reports).toHaveLength(1)
    const second = backups.next()
    vi.advanceTimersByTime(1)
    await second
    await backups.stop()
    vi.advanceTimersByTime(10 * backupInterval)
    expect(backups.reports).toEqual(['shop-2026-11-21T08-01-00-000Z.tar.gz', 'shop-2026-11-21T14-00-00-000Z.tar.gz'])
  })

  test('a failed regular backup is reported and tried again at the next interval', async () => {
    stopClock()
    writeFileSync(folder, 'a file where the folder should be')
    const backups = runRegularBackups()
    const first = backups.next()
    vi.advanceTimersByTime(firstBackupDelay)
    await first
    rmSync(folder)
    const second = backups.next()
    vi.advanceTimersByTime(backupInterval - firstBackupDelay)
    await second
    await backups.stop()
    expect(backups.reports).toEqual(['failed', 'shop-2026-11-21T14-00-00-000Z.tar.gz'])
  })
})
