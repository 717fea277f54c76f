import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image, Presentation } from '@shop/api'
import { pictureFilesOf, presentationOf } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import type { Database } from '../db/database.ts'
import { asc, eq } from '../db/drizzle.ts'
import { sitePictures } from '../db/schema.ts'
import { pictureFileProblem } from '../media/media-error.ts'
import type { Media } from '../media/media.ts'
import { ShopFileError } from '../shop-file.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { setSitePictures } from '../catalogue/picture-writer.ts'
import { createPictureLocks } from '../pictures/picture-locks.ts'

/**
 * Stores the pictures named in shop.config.ts and returns the shop's public facts. A known picture is only read; a new one is
 * encoded like any other.
 *
 * @param folder - the base folder of the files
 * @throws {ShopFileError} when a file is missing or is not a picture
 */
export async function presentShop(
  shop: ShopConfig,
  folder: string,
  { database, media }: { readonly database: Database; readonly media: Media },
): Promise<Presentation> {
  const distinct = new Map(pictureFilesOf(shop).map((entry) => [entry.picture.file, entry]))
  const files = await Promise.all([...distinct.values()].map((entry) => openPicture(media, entry, folder)))
  // A running shop must not remove one of the pictures in the meantime.
  return createPictureLocks(database).run(
    files.map(({ publicId }) => publicId),
    async () => {
      const added = await Promise.all(
        files.map(async ({ entry, bytes }) => {
          const { image } = await withFileErrors(entry, () => media.add(bytes, entry.picture.alt))
          return [entry.picture.file, image] as const
        }),
      )
      const images = new Map(added)
      await recordPictures(database, [...images.values()])
      return presentationOf(shop, ({ file, alt }) => ({ ...images.get(file)!, alt }))
    },
  )
}

/** A picture file and the name of its setting. */
type NamedPicture = ReturnType<typeof pictureFilesOf>[number]

async function openPicture(media: Media, entry: NamedPicture, folder: string) {
  return withFileErrors(entry, async () => {
    const bytes = await readFile(join(folder, entry.picture.file))
    return { entry, bytes, publicId: await media.inspect(bytes) }
  })
}

/** Records that the shop's pages use these pictures, so none is removed when a product stops using it. */
async function recordPictures(database: Database, images: readonly Image[]): Promise<void> {
  const stored = await database.orm
    .select({ publicId: sitePictures.publicId })
    .from(sitePictures)
    .where(eq(sitePictures.place, 'page'))
    .orderBy(asc(sitePictures.position))
  if (stored.map(({ publicId }) => publicId).join() === images.map((image) => image.public_id).join()) return
  await changeCatalogue(database, (transaction) => setSitePictures(transaction, 'page', images))
}

/** Converts an error about a file into a line for the owner. */
async function withFileErrors<Result>({ name, picture }: NamedPicture, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    const reason = pictureFileProblem(error)
    if (reason === null) throw error
    throw new ShopFileError(`In shop.config.ts, ${name}.file is '${picture.file}': ${reason}`, { cause: error })
  }
}
