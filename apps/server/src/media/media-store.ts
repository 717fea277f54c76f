import type { Readable } from 'node:stream'

/** A stored file, open for reading. Whoever opens one reads it to the end or destroys the stream. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

/** A stored file in a list. */
export interface ListedFile {
  readonly name: string
  readonly modifiedAt: Date
}

/**
 * Where pictures are kept. Names are made by the media module, hold no folder and never change their content, so that a
 * folder, an S3 bucket or a test's map can stand behind this equally.
 */
export interface MediaStore {
  /** Keeps the bytes under the name. A reader sees all of them or nothing, also when the process dies. */
  put(name: string, bytes: Buffer): Promise<void>
  /** The file of that name, or null when there is none. */
  open(name: string): Promise<StoredFile | null>
  /** Removes the file; nothing happens when there is none. */
  delete(name: string): Promise<void>
  /** Every file, in any order, the remains of a `put` that was cut off included. */
  list(): AsyncIterable<ListedFile>
}

/** The store cannot be reached, or refuses. Its message is for the log: it names no file and no secret. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}

/** Why a request to a store has failed on its way, in one line. */
export function describeStoreFailure(method: string, cause: unknown): string {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const { code, message = String(reason) } = reason as { code?: string; message?: string }
  return `The store of pictures does not answer ${method}: ${code ?? message}.`
}

/** The whole content of a stored file, or null when there is none. For small files. */
export async function readStored(store: MediaStore, name: string): Promise<Buffer | null> {
  const file = await store.open(name)
  return file === null ? null : Buffer.concat(await file.stream.toArray())
}
