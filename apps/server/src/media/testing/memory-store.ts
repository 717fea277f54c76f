import { Readable } from 'node:stream'
import type { MediaStore } from '../media-store.ts'

/** A store in memory whose files a test can look at. */
export interface MemoryStore extends MediaStore {
  readonly files: ReadonlyMap<string, Buffer>
}

/** An empty store in memory. */
export function createMemoryStore(): MemoryStore {
  const files = new Map<string, Buffer>()
  return {
    files,
    async has(name) { return files.has(name) },
    async put(name, bytes) { files.set(name, bytes) },
    async open(name) {
      const bytes = files.get(name)
      return bytes === undefined ? null : { size: bytes.length, stream: Readable.from([bytes]) }
    },
    async delete(name) { files.delete(name) },
  }
}
