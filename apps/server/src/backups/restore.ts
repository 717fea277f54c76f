import { mkdir, readFile, rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { unfinishedFolder } from '../db/embedded/database-folders.ts'
import { replaceDatabase } from '../db/embedded/replace-database.ts'
import { openEmbedded } from '../db/embedded/start-embedded.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { migrate, NewerDatabaseError } from '../db/migrate.ts'
import { timeInName } from './backup.ts'
import { privateFolder } from '../private-files.ts'

/** A file that is not a backup of a shop. Its message is one line for the operator. */
export class BackupError extends Error {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file} cannot be restored: ${reason}`, options)
    this.name = 'BackupError'
  }
}

const decompress = promisify(gunzip)

/**
 * Replaces the embedded database with a backup. The backup is unpacked, opened and migrated next to the existing database; only
 * then do they swap. The previous database remains under another name.
 *
 * @param file - a backup, compressed or not
 * @param dataFolder - the shop's data folder; no shop may be running on it
 * @returns the folder with the previous database; null when there was none
 * @throws {BackupError} when the file is not a backup; nothing is changed then
 * @throws {FolderInUseError} when a shop is running on the folder
 */
export async function restoreBackup(file: string, dataFolder: string): Promise<string | null> {
  const archive = await readArchive(file)
  await mkdir(dataFolder, { recursive: true, mode: privateFolder })
  const unlock = await lockFolder(dataFolder)
  const unfinished = unfinishedFolder(dataFolder)
  try {
    await rm(unfinished, { recursive: true, force: true })
    await unpack(file, archive, unfinished)
    return await replaceDatabase(dataFolder, unfinished, timeInName(new Date()))
  } finally {
    await rm(unfinished, { recursive: true, force: true })
    unlock()
  }
}

async function readArchive(file: string): Promise<Uint8Array> {
  let bytes: Buffer
  try {
    bytes = await readFile(file)
  } catch (error) {
    throw new BackupError(file, unreadable[(error as NodeJS.ErrnoException).code ?? ''] ?? 'the file cannot be read.', {
      cause: error,
    })
  }
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  try {
    return isCompressed ? await decompress(bytes) : bytes
  } catch (error) {
    throw new BackupError(file, 'the file is damaged or incomplete.', { cause: error })
  }
}

/** Why a file cannot be read, by the code of the error. */
const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder.',
  EACCES: 'this user may not read it.',
}

/** Restores the archive into a new folder and migrates it, which fails unless it is a backup of a shop. */
async function unpack(file: string, archive: Uint8Array, folder: string): Promise<void> {
  try {
    const database = await openEmbedded({ folder, archive })
    try {
      await database.pool.query('select version from catalogue_state')
      await migrate({ pool: database.pool, url: null })
    } finally {
      await database.close()
    }
  } catch (error) {
    throw new BackupError(file, await reasonOf(error, folder), { cause: error })
  }
}

/** The reason why an archive could not be restored into a folder, which still has what was unpacked. */
async function reasonOf(error: unknown, folder: string): Promise<string> {
  if (error instanceof NewerDatabaseError) return 'a newer version of the shop made it. Restore it with that version.'
  // The errors of the embedded database do not say it.
  const { bavail, bsize } = await statfs(dirname(folder))
  return bavail * bsize < fullBelow ? `the disk of ${dirname(folder)} is full.` : 'it is no backup of a shop.'
}

/** A disk with fewer free bytes is full: a block of the database does not always fill it to its end. */
const fullBelow = 1_000_000
