import { readFile } from 'node:fs/promises'
import type { Image } from '@shop/api'
import { createGate } from '../../gate.ts'
import { settleAll } from '../../settle-all.ts'
import { pictureFileProblem } from '../../media/media-error.ts'
import type { Media } from '../../media/media.ts'
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
    (bytes) => media.inspect(bytes),
    ({ public_id: publicId }) => publicId,
  )
}

/**
 * Stores every picture without an alternative text, which the records provide. When one fails, the new ones are removed again.
 */
export async function addPictures(
  media: Media,
  pictures: readonly PlacedPicture[],
): Promise<PictureResults<Image> & { readonly added: readonly string[] }> {
  const added: string[] = []
  const undo = () => removePictures(media, added)
  try {
    const add = async (bytes: Buffer) => {
      const { image, isNew } = await media.add(bytes, '')
      if (isNew) added.push(image.public_id)
      return image
    }
    const results = await forEachFile(media, pictures, add, (image) => image)
    if (results.problems.length > 0) await undo()
    return { ...results, added }
  } catch (error) {
    await undo()
    throw error
  }
}

/** Removes the files of pictures. */
export async function removePictures(media: Media, publicIds: readonly string[]): Promise<void> {
  for (const publicId of publicIds) await media.remove(publicId)
}

/**
 * Runs a task once per file, however many records use it, and converts its errors to problems. A picture that the shop has already is
 * found instead.
 */
async function forEachFile<Value>(
  media: Media,
  pictures: readonly PlacedPicture[],
  task: (bytes: Buffer) => Promise<Value>,
  ofStored: (image: Image) => Value,
): Promise<PictureResults<Value>> {
  const gate = createGate(filesAtOnce)
  const found = new Map<string, Value>()
  const rejections = new Map<string, string>()
  const distinct = new Map(pictures.map(({ picture }) => [picture.path, picture]))
  await settleAll(
    [...distinct].map(([path, { storedId }]) =>
      gate(async () => {
        try {
          const stored = storedId === undefined ? null : await media.find(storedId)
          if (stored !== null) found.set(path, ofStored(stored))
          else if (storedId !== undefined) rejections.set(path, notStored)
          else found.set(path, await task(await readFile(path)))
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
