import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const blockBytes = 512

interface Entry {
  readonly name: string
  /** The content of a file; null for a folder. */
  readonly body: Uint8Array | null
}

/**
 * Writes the files of a tar archive into a folder, which is created. Only the current user may read them, as PostgreSQL demands.
 * It writes synchronously, because hundreds of small files take longer otherwise and nothing is served yet.
 *
 * @param archive - files and folders with short names, as in a dump or the image
 */
export function unpackArchive(archive: Uint8Array, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { name, body } of entriesOf(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength))) {
    const path = join(folder, name)
    if (body === null) mkdirSync(path, { mode: 0o700 })
    else writeFileSync(path, body, { mode: 0o600 })
  }
}

/** Reads the headers: name at 0, size as octal digits at 124, type at 156. An empty header ends the archive. */
function* entriesOf(archive: Buffer): Generator<Entry> {
  for (let start = 0; start < archive.length && archive[start] !== 0;) {
    const text = (offset: number, length: number): string =>
      archive.toString('latin1', start + offset, start + offset + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 12), 8)
    const body = start + blockBytes
    yield { name: text(0, 100), body: text(156, 1) === '5' ? null : archive.subarray(body, body + size) }
    start = body + Math.ceil(size / blockBytes) * blockBytes
  }
}
