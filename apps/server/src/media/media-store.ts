import type { Readable } from 'node:stream'

/** Bytes in memory, or the path of a file with them. */
export type FileContent = Buffer | string

/** A stored file, open for reading. The caller reads it to the end or destroys the stream. */
export interface StoredFile {
  /** The size in bytes. */
  readonly size: number
  readonly stream: Readable
}

/** A file in the listing of a store. */
export interface ListedFile {
  readonly name: string
  readonly modifiedAt: Date
}

/**
 * Stores pictures. The media module creates the names, which contain no folder and always refer to the same content. So a folder,
 * an S3 bucket or a test's map can implement it.
 */
export interface MediaStore {
  /** Stores the content under the name. A reader sees all of it or nothing, even when the process dies. */
  put(name: string, content: FileContent): Promise<void>
  /** The file with this name, or null. */
  open(name: string): Promise<StoredFile | null>
  /** Whether a file has this name. */
  has(name: string): Promise<boolean>
  /** Deletes the file if it exists. */
  delete(name: string): Promise<void>
  /** Every file in any order, including leftovers of an interrupted `put`. */
  list(): AsyncIterable<ListedFile>
}

/** The store cannot be reached or rejects a request. The message is for the log: it contains no file name and no secret. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}

/** Describes in one line why a request to a store failed. */
export function describeStoreFailure(method: string, cause: unknown): string {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const { code, message = String(reason) } = reason as { code?: string; message?: string }
  return `The store of pictures does not respond to ${method}: ${code ?? message}.`
}

/** The content of a small stored file, or null when it does not exist. */
export async function readStored(store: MediaStore, name: string): Promise<Buffer | null> {
  const file = await store.open(name)
  return file === null ? null : Buffer.concat(await file.stream.toArray())
}
