import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * A system keeps what a program writes in memory for up to half a minute. These functions wait until it is on the disk, where a power cut
 * cannot lose it.
 */

/** Waits until the content of a file is on the disk. */
export const syncFile = (path: string): Promise<void> => sync(path, 'r+')

/** Waits until the names in a folder are on the disk. Windows cannot do that, and needs no such thing. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await sync(path, 'r')
}

/** Waits until a folder with everything in it is on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // All at once, which the disk writes together.
  await Promise.all([
    syncFolder(folder),
    ...entries.map((entry) => (entry.isDirectory() ? syncFolder : syncFile)(join(entry.parentPath, entry.name))),
  ])
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
