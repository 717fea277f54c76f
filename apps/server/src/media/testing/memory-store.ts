import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { MediaStore } from '../media-store.ts'

/** A store in memory that exposes its files to tests. */
export interface MemoryStore extends MediaStore {
  readonly files: ReadonlyMap<string, Buffer>
  /** Makes all files older by this many milliseconds. */
  age(milliseconds: number): void
}

/** Creates an empty store in memory. */
export function createMemoryStore(): MemoryStore {
  const files = new Map<string, Buffer>()
  const times = new Map<string, Date>()
  return {
    files,
    age(milliseconds) {
      for (const [name, time] of times) times.set(name, new Date(time.getTime() - milliseconds))
    },
    async put(name, content) {
      files.set(name, typeof content === 'string' ? await readFile(content) : content)
      times.set(name, new Date())
    },
    async open(name) {
      const bytes = files.get(name)
      return bytes === undefined ? null : { size: bytes.length, stream: Readable.from([bytes]) }
    },
    async has(name) {
      return files.has(name)
    },
    async delete(name) {
      files.delete(name)
    },
    async *list() {
      for (const name of files.keys()) yield { name, modifiedAt: times.get(name) ?? new Date() }
    },
  }
}
