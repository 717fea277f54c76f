import { readFile } from 'node:fs/promises'
import type { Image } from '@shop/api'
import { createGate } from '../../media/gate.ts'
import { MediaError } from '../../media/media-error.ts'
import type { Media } from '../../media/media.ts'
import type { ImportProblem, PlacedPicture } from './entries.ts'

/** The known facts of each picture in a file, by path. */
export interface PictureResults<Value> {
  readonly found: ReadonlyMap<string, Value>
  readonly problems: readonly ImportProblem[]
}

/** How many files are in memory at once: as many as the media module decodes. */
const filesAtOnce = 2

/** Checks every picture by its header and returns its future `public_id`. Stores nothing. */
export function inspectPictures(media: Media, pictures: readonly PlacedPicture[]): Promise<PictureResults<string>> {
  return forEachFile(pictures, (bytes) => media.inspect(bytes))
}

/**
 * Stores every picture without an alternative text, which the records provide. When one fails, the new ones are removed again.
 */
export async function addPictures(
  media: Media,
  pictures: readonly PlacedPicture[],
): Promise<PictureResults<Image> & { readonly undo: () => Promise<void> }> {
  const added: string[] = []
  const undo = async () => {
    for (const publicId of added.splice(0)) await media.remove(publicId)
  }
  try {
    const results = await forEachFile(pictures, async (bytes) => {
      const { image, isNew } = await media.add(bytes, '')
      if (isNew) added.push(image.public_id)
      return image
    })
    if (results.problems.length > 0) await undo()
    return { ...results, undo }
  } catch (error) {
    await undo()
    throw error
  }
}

/** Runs a task once per file, however many records use it, and converts its errors to problems. */
async function forEachFile<Value>(
  pictures: readonly PlacedPicture[],
  task: (bytes: Buffer) => Promise<Value>,
): Promise<PictureResults<Value>> {
  const gate = createGate(filesAtOnce)
  const found = new Map<string, Value>()
  const rejections = new Map<string, string>()
  const paths = new Set(pictures.map(({ picture }) => picture.path))
  const outcomes = await Promise.allSettled(
    [...paths].map((path) =>
      gate(async () => {
        try {
          found.set(path, await task(await readFile(path)))
        } catch (error) {
          rejections.set(path, rejectionOf(error))
        }
      }),
    ),
  )
  const unexpected = outcomes.find(({ status }) => status === 'rejected')
  if (unexpected?.status === 'rejected') throw unexpected.reason
  const problems = pictures.flatMap(({ place, picture }) => {
    const rejection = rejections.get(picture.path)
    return rejection === undefined ? [] : [{ place, message: `Picture '${picture.name}': ${rejection}` }]
  })
  return { found, problems }
}

/** The message for a missing file or one that is not a picture. Other errors are not caused by the file. */
function rejectionOf(error: unknown): string {
  if (error instanceof MediaError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EISDIR' || code === 'EACCES') return 'This file cannot be opened.'
  throw error
}
