import { PGlite } from '@electric-sql/pglite'
import type { EmbeddedOptions } from './protocol.ts'

/** Opens the database in this thread, in its folder or in memory. */
export function openPglite({ folder, archive }: EmbeddedOptions): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder ?? 'memory://',
    // The default of 128 MB of shared buffers would duplicate the file system's cache.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    ...(archive === null ? {} : { loadDataDir: new Blob([archive as Uint8Array<ArrayBuffer>]) }),
  })
}
