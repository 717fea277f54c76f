import { fsyncSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncTree } from '../../sync-to-disk.ts'

/** A file or folder of Emscripten, the same object as long as it exists. */
type Node = object

/** An open file or folder, with the descriptor of Node.js. */
interface Stream {
  readonly nfd: number
  readonly node: Node & { readonly mode: number }
}

/** What this module uses and replaces of Emscripten's file system in a folder. */
interface NodeFileSystem {
  readonly stream_ops: {
    write: (stream: Stream, ...content: unknown[]) => number
    fsync?: (stream: Stream) => number
  }
  setattr: (target: unknown, node: Node, attributes: { readonly size?: number }, ...operations: unknown[]) => void
  /** Runs an operation, and turns an error of Node.js into one that PostgreSQL understands. */
  tryFSOperation(operation: () => void): void
}

/**
 * A data folder of PGlite in which PostgreSQL's calls of `fsync` reach the disk. PGlite's own ignores them, so a power cut could lose the last
 * seconds or damage the database.
 */
export class SyncedFolder extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    // Files that a killed process has changed may not be on the disk yet.
    if (!(await wasClosed(this.rootDir))) await syncTree(this.rootDir)
    const { emscriptenOpts } = await super.init(...parameters)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncOnRequest] } }
  }
}

/** Whether PostgreSQL was shut down in a folder: the state in its control file, after 16 bytes, is 1. */
function wasClosed(folder: string): Promise<boolean> {
  return readFile(join(folder, 'global/pg_control')).then(
    (control) => control.length >= 20 && control.readInt32LE(16) === 1,
    () => false,
  )
}

/**
 * Syncs what has changed since it was synced last. After a crash PostgreSQL syncs all files one after the other, which takes seconds: they were
 * synced before, all at once.
 */
function syncOnRequest({ FS }: PGlite['Module']): void {
  const files = FS.filesystems.NODEFS as unknown as NodeFileSystem
  const changed = new WeakSet<Node>()
  const { setattr, stream_ops: operations } = files
  const { write } = operations
  operations.write = (stream, ...content) => {
    changed.add(stream.node)
    return write(stream, ...content)
  }
  files.setattr = (target, node, attributes, ...others) => {
    if (attributes.size !== undefined) changed.add(node)
    setattr(target, node, attributes, ...others)
  }
  operations.fsync = ({ nfd, node }) => {
    if (FS.isDir(node.mode) || changed.has(node)) files.tryFSOperation(() => fsyncSync(nfd))
    changed.delete(node)
    return 0
  }
}
