import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database } from '../db/database.ts'
import { privateFile, privateFolder } from '../private-files.ts'
import { syncFolder } from '../sync-to-disk.ts'

/** How many automatic backups remain after a new one. The oldest are deleted. */
const backupsKept = 4

const compress = promisify(gzip)
const ownName = /^shop-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar\.gz$/
const draftName = /\.unfinished$/

/** Formats a time for a file name, valid on every file system. Names sort like their times. */
export function timeInName(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-')
}

/** The file name of a backup made at this time. */
export function backupName(now: Date, prefix = 'shop'): string {
  return `${prefix}-${timeInName(now)}.tar.gz`
}

/**
 * Writes a consistent copy of the embedded database to a file. The database pauses only while it is copied in memory; compression
 * happens outside. The file gets its final name once it is complete and on disk.
 *
 * @param file - replaced when it exists
 * @returns false for a PostgreSQL server, which has `pg_dump`
 */
export async function writeBackup(database: Database, file: string): Promise<boolean> {
  const archive = await database.dump('none')
  if (archive === null) return false
  await mkdir(dirname(file), { recursive: true, mode: privateFolder })
  const draft = `${file}.unfinished`
  try {
    await writeFile(draft, await compress(archive), { mode: privateFile, flush: true })
    await rename(draft, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return true
}

/**
 * Writes a backup named after its time, then deletes automatic backups beyond the newest four and files that an earlier process
 * left unfinished. Other files in the folder remain.
 *
 * @returns the file; null for a PostgreSQL server
 */
export async function writeRotatingBackup(database: Database, folder: string, now: Date = new Date()): Promise<string | null> {
  const file = join(folder, backupName(now))
  if (!(await writeBackup(database, file))) return null
  const names = await readdir(folder)
  const own = names.filter((name) => ownName.test(name)).sort()
  // The clock was ahead when it gave one of them a later name than this one's, so that one is older.
  const [earlier, later] = [own.filter((name) => name <= basename(file)), own.filter((name) => name > basename(file))]
  const outdated = [...later, ...earlier].slice(0, -backupsKept)
  const unfinished = names.filter((name) => draftName.test(name))
  await Promise.all([...outdated, ...unfinished].map((name) => rm(join(folder, name), { force: true })))
  return file
}
