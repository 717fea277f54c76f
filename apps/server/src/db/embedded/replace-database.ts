import { existsSync, statSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedFolder } from './database-folders.ts'
import { syncFolder, syncTree } from '../../sync-to-disk.ts'

const previousPrefix = 'database.before-'

const finished = 'An interrupted restore is now finished.'

/** Holds a complete database that is about to replace the current one. */
function replacementFolder(dataFolder: string): string {
  return join(dataFolder, 'database.restored')
}

/**
 * Whether the data folder has an embedded database, in place or in the middle of a replacement.
 *
 * @throws the error of the file system when the folder cannot be read
 */
export function hasEmbeddedDatabase(dataFolder: string): boolean {
  const folders = [embeddedFolder(dataFolder), replacementFolder(dataFolder)]
  return folders.some((folder) => statSync(folder, { throwIfNoEntry: false }) !== undefined)
}

/**
 * Moves a database into the place of the current one, which remains under another name. The caller holds the lock of the data folder.
 * The process can end between two renames: the name of the replacement then tells `finishReplacement` that it is complete.
 *
 * @param complete - the folder of the new database
 * @param time - names the previous database
 * @returns the folder with the previous database; null when there was none
 */
export async function replaceDatabase(dataFolder: string, complete: string, time: string): Promise<string | null> {
  await finishReplacement(dataFolder)
  const [folder, replacement] = [embeddedFolder(dataFolder), replacementFolder(dataFolder)]
  const previous = existsSync(folder) ? join(dataFolder, `${previousPrefix}${time}`) : null
  await syncTree(complete)
  await rename(complete, replacement)
  if (previous !== null) await rename(folder, previous)
  await rename(replacement, folder)
  await syncFolder(dataFolder)
  return previous
}

/**
 * Finishes a replacement whose process ended after it had moved the previous database away, and drops one that had not come so far.
 *
 * @returns a sentence for the operator; null when nothing was finished
 */
export async function finishReplacement(dataFolder: string): Promise<string | null> {
  const [folder, replacement] = [embeddedFolder(dataFolder), replacementFolder(dataFolder)]
  if (!existsSync(replacement)) return null
  if (existsSync(folder)) {
    await rm(replacement, { recursive: true })
    return null
  }
  await rename(replacement, folder)
  const previous = (await readdir(dataFolder)).filter((name) => name.startsWith(previousPrefix)).sort()
  const latest = previous.at(-1)
  return latest === undefined ? finished : `${finished} The previous database is in ${join(dataFolder, latest)}.`
}
