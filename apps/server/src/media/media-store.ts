import type { Readable } from 'node:stream'

/** A stored file, open for reading. Whoever opens one reads it to the end or destroys the stream. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

/**
 * Where pictures are kept. Names are made by the media module, hold no folder and never change their content, so that a
 * folder, an S3 bucket or a test's map can stand behind this equally.
 */
export interface MediaStore {
  /** Whether a whole file of that name is there. */
  has(name: string): Promise<boolean>
  /** Keeps the bytes under the name. A reader sees all of them or nothing, also when the process dies. */
  put(name: string, bytes: Buffer): Promise<void>
  /** The file of that name, or null when there is none. */
  open(name: string): Promise<StoredFile | null>
  /** Removes the file; nothing happens when there is none. */
  delete(name: string): Promise<void>
}

/** The whole content of a stored file, or null when there is none. For small files. */
export async function readStored(store: MediaStore, name: string): Promise<Buffer | null> {
  const file = await store.open(name)
  return file === null ? null : Buffer.concat(await file.stream.toArray())
}
