import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const unfinishedPrefix = 'database.new-'

/** The folder of the embedded database in a data folder. */
export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'database')
}

/** Where this process creates a database before moving it into place. The next start deletes leftovers. */
export function unfinishedFolder(dataFolder: string): string {
  return join(dataFolder, `${unfinishedPrefix}${process.pid}`)
}

/** Deletes the databases that earlier processes did not finish creating. */
export async function removeUnfinished(dataFolder: string): Promise<void> {
  if (!existsSync(dataFolder)) return
  const names = (await readdir(dataFolder)).filter((name) => name.startsWith(unfinishedPrefix))
  await Promise.all(names.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })))
}
