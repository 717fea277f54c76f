import { chmodSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { EmbeddedOptions } from './protocol.ts'
import { SyncedFolder } from './synced-folder.ts'
import { findOpenPaths, privateFile, privateFolder } from '../../private-files.ts'

/** PGlite's option that PostgreSQL never waits for the disk. */
const withoutSync = '-F'
/** PGlite ignores `fdatasync`, which is the default. */
const synced = [...PGlite.defaultStartParams.filter((option) => option !== withoutSync), '-c', 'wal_sync_method=fsync']

/** Opens the database in this thread, in its folder or in memory. */
export async function openPglite(options: EmbeddedOptions): Promise<PGlite> {
  const { folder, archive } = options
  const database = await PGlite.create({
    ...(folder === null ? { dataDir: 'memory://' } : { fs: new SyncedFolder(folder) }),
    // The default of 128 MB of shared buffers would duplicate the file system's cache.
    startParams: [...(folder === null ? PGlite.defaultStartParams : synced), '-c', 'shared_buffers=16MB'],
    ...(options.folder === null && options.program !== undefined && { pgliteWasmModule: options.program }),
    ...(archive === null ? {} : { loadDataDir: new Blob([archive as Uint8Array<ArrayBuffer>]) }),
  })
  if (folder !== null) keepPrivate(database, folder)
  return database
}

/** PGlite lets every user read some of the files that it creates, whatever the umask of the process is. */
function keepPrivate({ Module: { FS } }: PGlite, folder: string): void {
  const { open } = FS
  FS.open = (path: unknown, flags: unknown, mode: unknown) =>
    open(path, flags, typeof mode === 'number' ? mode & privateFile : mode)
  for (const { path, isFolder } of findOpenPaths(folder)) chmodSync(path, isFolder ? privateFolder : privateFile)
}
