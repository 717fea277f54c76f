import { readFile, stat } from 'node:fs/promises'
import type { Image } from '@shop/api'
import { limits } from '@shop/domain'
import { createGate } from '../../gate.ts'
import { settleAll } from '../../settle-all.ts'
import { MediaError, pictureFileProblem } from '../../media/media-error.ts'
import type { Media } from '../../media/media.ts'
import type { KeyLocks } from '../../pictures/key-locks.ts'
import type { ImportProblem, PlacedPicture } from './entries.ts'

/** The result of a task for each picture of an import file, by path. */
export interface PictureResults<Value> {
  readonly found: ReadonlyMap<string, Value>
  readonly problems: readonly ImportProblem[]
}

/** The problem of a picture's address that leads nowhere. */
const notStored = 'The shop does not have it. Put its file next to the CSV and write the name of the file.'

/** How many files are in memory at once: the media module decodes two while others are read and stored. */
const filesAtOnce = 4

/** Checks every picture by its header and returns its future `public_id`. Stores nothing. */
export function inspectPictures(media: Media, pictures: readonly PlacedPicture[]): Promise<PictureResults<string>> {
  return forEachFile(
    media,
    pictures,
    new Map(),
    (bytes) => media.inspect(bytes),
    ({ public_id: publicId }) => publicId,
  )
}

/**
 * Stores those pictures that the shop does not have, without an alternative text, which the records provide.
 *
 * @param ids - the ids of the pictures by path
 * @param locks - are taken for each picture while it is stored
 * @param onAdded - receives the id of each picture that the store did not have
 */
export function addPictures(
  media: Media,
  pictures: readonly PlacedPicture[],
  ids: ReadonlyMap<string, string>,
  locks: KeyLocks,
  onAdded: (publicId: string) => void,
): Promise<PictureResults<Image>> {
  const add = async (bytes: Buffer) => {
    const publicId = await media.inspect(bytes)
    const { image, isNew } = await locks.run([publicId], () => media.add(bytes, ''))
    if (isNew) onAdded(publicId)
    return image
  }
  return forEachFile(media, pictures, ids, add, (image) => image)
}

/**
 * Runs a task once per file, however many records use it, and converts its errors to problems. A picture that the shop has already is
 * found instead.
 *
 * @param ids - the ids of files by path, as far as they are known
 */
async function forEachFile<Value>(
  media: Media,
  pictures: readonly PlacedPicture[],
  ids: ReadonlyMap<string, string>,
  task: (bytes: Buffer) => Promise<Value>,
  ofStored: (image: Image) => Value,
): Promise<PictureResults<Value>> {
  const gate = createGate(filesAtOnce)
  const found = new Map<string, Value>()
  const rejections = new Map<string, string>()
  const distinct = new Map(pictures.map(({ picture }) => [picture.path, picture]))
  await settleAll(
    [...distinct].map(([path, { storedId, otherPaths = [] }]) =>
      gate(async () => {
        try {
          const id = storedId ?? ids.get(path)
          const stored = id === undefined ? null : await media.find(id)
          if (stored !== null) found.set(path, ofStored(stored))
          else if (storedId !== undefined) rejections.set(path, notStored)
          else found.set(path, await task(await readFirst(path, otherPaths)))
        } catch (error) {
          const rejection = pictureFileProblem(error)
          if (rejection === null) throw error
          rejections.set(path, rejection)
        }
      }),
    ),
  )
  const problems = pictures.flatMap(({ place, picture }) => {
    const rejection = rejections.get(picture.path)
    return rejection === undefined ? [] : [{ place, message: `Picture '${picture.name}': ${rejection}` }]
  })
  return { found, problems }
}

/** Reads the first of some files that exists. A video, for instance, is rejected before it fills the memory. */
async function readFirst(path: string, [next, ...others]: readonly string[]): Promise<Buffer> {
  try {
    if ((await stat(path)).size > limits.imageBytesMaximum) throw new MediaError('too-large')
    return await readFile(path)
  } catch (error) {
    if (next === undefined || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return readFirst(next, others)
  }
}
