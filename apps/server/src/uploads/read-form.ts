import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { PictureFile } from '../media/media.ts'
import { startFormThread } from './form-thread.ts'
import { readBody } from './read-body.ts'
import type { BodyLengths } from './read-body.ts'

/** The large pictures of a form, in files of a private folder. Disposing deletes them. */
export interface Uploads extends AsyncDisposable {
  /** The pictures by the short URL that they have in the form. */
  readonly pictures: ReadonlyMap<string, PictureFile>
}

/** A form that was read. */
export interface ReadForm {
  readonly json: string
  readonly uploads: Uploads
}

/** The uploads of a form without large pictures. */
export const noUploads: Uploads = { pictures: new Map(), [Symbol.asyncDispose]: () => Promise.resolve() }

/** Reads a form that has no large pictures. */
export async function readSmallForm(body: Readable, lengths: BodyLengths): Promise<ReadForm> {
  const chunks: Buffer[] = []
  await readBody(body, lengths, (chunk) => chunks.push(chunk))
  return { json: Buffer.concat(chunks).toString(), uploads: noUploads }
}

/** Reads a form that may have large pictures, which never lie in the memory of this thread: freeing it would stop all requests. */
export async function readLargeForm(body: Readable, lengths: BodyLengths): Promise<ReadForm> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-form-'))
  // A folder that cannot be deleted is private, and no reason to reject a form.
  const deleteFolder = () => rm(folder, { recursive: true, force: true }).catch(() => undefined)
  const thread = startFormThread(Math.min(lengths.announced || Infinity, lengths.maximum), folder)
  try {
    await readBody(body, lengths, (chunk) => thread.write(chunk))
    const { json, pictures } = await thread.end()
    return { json, uploads: { pictures, [Symbol.asyncDispose]: deleteFolder } }
  } catch (error) {
    await deleteFolder()
    throw error
  } finally {
    await thread.stop()
  }
}
