import { chmodSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { EmbeddedOptions } from './protocol.ts'
import { findOpenPaths, privateFile, privateFolder } from '../../private-files.ts'

/** Opens the database in this thread, in its folder or in memory. */
export async function openPglite(options: EmbeddedOptions): Promise<PGlite> {
  const { folder, archive } = options
  const database = await PGlite.create({
    dataDir: folder ?? 'memory://',
    // The default of 128 MB of shared buffers would duplicate the file system's cache.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
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
