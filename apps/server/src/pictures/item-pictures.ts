import type { Image } from '@shop/api'
import type { imagePayloadSchema } from '@shop/api/schemas'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { MediaError } from '../media/media-error.ts'
import type { Media, PictureFile } from '../media/media.ts'
import { fieldError, withPicturePosition } from '../http-error.ts'
import type { HttpError } from '../http-error.ts'
import { settleAll } from '../settle-all.ts'
import { readDataUrl } from './data-url.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'
import type { KeyLocks } from './key-locks.ts'

/** A picture in a form, and the payload field that contains it. */
interface ChosenPicture {
  readonly payload: z.output<typeof imagePayloadSchema>
  readonly path: string
}

/** The large pictures of a form, which are in files, by the short URL that they have in the form. */
export type UploadedPictures = ReadonlyMap<string, PictureFile>

/**
 * Returns the pictures of an item in the order of its form.
 *
 * @param own - the item's pictures, read in the transaction that saves it
 * @throws {HttpError} 422 when the form keeps a picture that is not one of them
 */
type ResolvePictures = (own: readonly Image[]) => Image[]

/** Stores the pictures of saved items and removes unused ones. */
export interface ItemPictures {
  /**
   * Stores the new pictures, then saves. When saving fails, they are removed again. Nothing is stored when a picture is rejected,
   * and none of the pictures is removed elsewhere before the save has ended.
   *
   * @param uploads - the new pictures that are not in the form; their files exist until the result does
   * @param own - the item's current pictures
   * @param unknownPicture - the message about a kept picture that is not one of them
   * @throws {HttpError} 422 with the position of the rejected picture
   */
  storeThenSave<Result>(
    chosen: readonly ChosenPicture[],
    uploads: UploadedPictures,
    own: readonly Image[],
    save: (resolve: ResolvePictures) => Promise<Result>,
    unknownPicture?: string,
  ): Promise<Result>
  /** Removes those pictures that nothing uses any more: no item and no page of the shop. */
  removeUnused(publicIds: readonly string[]): Promise<void>
}

/** The dependencies for storing pictures. */
export interface ItemPicturesOptions {
  readonly database: Database
  readonly media: Media
  readonly locks: KeyLocks
  /** Called with the `public_id` of each picture that a successful save has stored, of which only one JPEG exists. */
  readonly onSaved: (publicIds: readonly string[]) => void
  /** Called when a file could not be deleted. The file remains unused, and the save is not affected. */
  readonly onLeftover: (error: unknown) => void
}

/**
 * Creates the pictures of the admin forms. There is one per process, because saving and removing the same picture must not
 * overlap.
 */
export function createItemPictures({ database, media, locks, onSaved, onLeftover }: ItemPicturesOptions): ItemPictures {
  async function removeLocked(publicIds: readonly string[]): Promise<void> {
    try {
      for (const publicId of await deleteUnusedPictures(database, publicIds)) await media.remove(publicId)
    } catch (error) {
      onLeftover(error)
    }
  }

  return {
    async storeThenSave(
      chosen,
      uploads,
      own,
      save,
      unknownPicture = 'This picture does not belong to this item. Choose it as a new one.',
    ) {
      const resolveKept = (images: readonly Image[]) => chosen.map((picture) => keptImage(picture, images, unknownPicture))
      resolveKept(own)
      const fresh = await readNew(media, chosen, uploads)
      const publicIds = [...fresh.keys(), ...chosen.flatMap(({ payload }) => (payload.isNew === true ? [] : payload.public_id))]
      return locks.run(publicIds, async () => {
        const added = new Map<string, Image>()
        const isNew: string[] = []
        try {
          await settleAll(
            [...fresh].map(async ([publicId, { file, places }]) => {
              const picture = await withPictureErrors(places[0]?.path ?? '', () => media.add(file, ''))
              if (picture.isNew) isNew.push(publicId)
              for (const { path, alt } of places) added.set(path, { ...picture.image, alt })
            }),
          )
          const saved = await save((images) =>
            resolveKept(images).map((kept, index) => kept ?? (added.get(chosen[index]?.path ?? '') as Image)),
          )
          onSaved(isNew)
          return saved
        } catch (error) {
          await removeLocked(isNew)
          throw error
        }
      })
    },

    async removeUnused(publicIds) {
      if (publicIds.length > 0) await locks.run(publicIds, () => removeLocked(publicIds))
    },
  }
}

/** The stored picture that a form keeps, with the form's alternative text; null for a new one. */
function keptImage({ payload, path }: ChosenPicture, own: readonly Image[], unknown: string): Image | null {
  if (payload.isNew === true) return null
  const image = own.find(({ public_id: publicId, url }) => publicId === payload.public_id && url === payload.url)
  if (image === undefined) throw rejection(path, unknown)
  return payload.alt === undefined ? image : { ...image, alt: payload.alt }
}

interface FreshPicture {
  readonly file: Buffer | PictureFile
  /** Its places in the form: the same file may be chosen twice, with different alternative texts. */
  readonly places: { readonly path: string; readonly alt: string }[]
}

/** The new pictures by their future id. Only their headers are checked, and none is stored yet. */
async function readNew(
  media: Media,
  chosen: readonly ChosenPicture[],
  uploads: UploadedPictures,
): Promise<Map<string, FreshPicture>> {
  const fresh = new Map<string, FreshPicture>()
  for (const { payload, path } of chosen) {
    if (payload.isNew !== true) continue
    const file = uploads.get(payload.url) ?? readDataUrl(payload.url)
    if (file === null) throw rejection(path, 'A new image must be sent as a data URL.')
    const publicId = await withPictureErrors(path, () => media.inspect(file))
    const picture = fresh.get(publicId) ?? { file, places: [] }
    picture.places.push({ path, alt: payload.alt ?? '' })
    fresh.set(publicId, picture)
  }
  return fresh
}

/** Converts an error of the media module into one about the form's field. */
async function withPictureErrors<Result>(path: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    throw error instanceof MediaError ? rejection(path, error.message) : error
  }
}

function rejection(path: string, message: string): HttpError {
  return fieldError(422, path, withPicturePosition(path, message))
}
