import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image, Presentation } from '@shop/api'
import { pictureFilesOf, presentationOf } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import type { Database } from '../db/database.ts'
import { asc, eq } from '../db/drizzle.ts'
import { pictures, sitePictures } from '../db/schema.ts'
import { pictureFileProblem } from '../media/media-error.ts'
import { StoreUnavailableError } from '../media/media-store.ts'
import type { Media } from '../media/media.ts'
import { pictureHash } from '../media/names.ts'
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
export async function presentShop(shop: ShopConfig, folder: string, parts: PicturesOfShop): Promise<Presentation> {
  const distinct = new Map(pictureFilesOf(shop).map((entry) => [entry.picture.file, entry]))
  const files = await Promise.all([...distinct.values()].map((entry) => openPicture(entry, folder)))
  // A running shop must not remove one of the pictures in the meantime.
  return createPictureLocks(parts.database).run(
    files.map(({ publicId }) => publicId),
    async () => {
      const added = await Promise.all(
        files.map(async (file) => [file.entry.picture.file, await addPicture(parts, file)] as const),
      )
      const images = new Map(added)
      await recordPictures(parts.database, [...images.values()])
      return presentationOf(shop, ({ file, alt }) => ({ ...images.get(file)!, alt }))
    },
  )
}

/** Where the pictures of the shop are stored and recorded. */
interface PicturesOfShop {
  readonly database: Database
  readonly media: Media
}

/** A picture file and the name of its setting. */
type NamedPicture = ReturnType<typeof pictureFilesOf>[number]

interface OpenedPicture {
  readonly entry: NamedPicture
  readonly bytes: Buffer
  readonly publicId: string
}

async function openPicture(entry: NamedPicture, folder: string): Promise<OpenedPicture> {
  const bytes = await withFileErrors(entry, () => readFile(join(folder, entry.picture.file)))
  return { entry, bytes, publicId: pictureHash(bytes) }
}

/** Stores a picture. While the store is unavailable, one that an earlier start has stored is read from its record. */
async function addPicture({ database, media }: PicturesOfShop, { entry, bytes, publicId }: OpenedPicture): Promise<Image> {
  const { alt } = entry.picture
  try {
    const { image } = await withFileErrors(entry, () => media.add(bytes, alt))
    return image
  } catch (error) {
    const recorded = error instanceof StoreUnavailableError ? await findRecorded(database, publicId) : undefined
    if (recorded === undefined) throw error
    return { ...recorded, alt }
  }
}

async function findRecorded({ orm }: Database, publicId: string): Promise<Omit<Image, 'alt'> | undefined> {
  const { url, width, height, widths, placeholder } = pictures
  const columns = { public_id: pictures.publicId, url, width, height, widths, placeholder }
  const [recorded] = await orm.select(columns).from(pictures).where(eq(pictures.publicId, publicId))
  return recorded
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
