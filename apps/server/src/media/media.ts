import type { Image } from '@shop/api'
import { checkFile } from './check-file.ts'
import { createEncoderProcess } from './encoder-process.ts'
import type { PictureReader, PreparedPicture } from './encoder.ts'
import { createGate } from '../gate.ts'
import { settleAll } from '../settle-all.ts'
import type { FileContent, MediaStore } from './media-store.ts'
import { isPictureHash, mediaUrl, metadataName, originalName, pictureHash, variantName } from './names.ts'
import { fileNames, type Metadata, readMetadata } from './metadata.ts'
import { defaultWidth, quickVariant } from './recipe.ts'

/** A picture in a file, whose hash is known. */
export interface PictureFile {
  readonly path: string
  readonly hash: string
}

/** A stored picture. */
interface AddedPicture {
  /** The picture as the API returns it. */
  readonly image: Image
  /** Whether it was stored just now; false when the store had it already. Only new pictures may be removed on failure. */
  readonly isNew: boolean
}

/** Stores and removes pictures. */
export interface Media {
  /**
   * Checks a picture and stores it with one small JPEG. The other variants are encoded later from the stored original. The same
   * bytes give the same picture, which is stored only once.
   *
   * @param picture - a whole JPEG, PNG, WebP or AVIF file of at most 10 MB
   * @param alt - the alternative text; '' for a decorative picture
   * @throws MediaError with a sentence for users; nothing is stored then
   */
  add(picture: Buffer | PictureFile, alt: string): Promise<AddedPicture>
  /**
   * Checks a picture by its header and stores nothing.
   *
   * @returns the `public_id` that it would get
   * @throws MediaError like `add`; only a truncated picture may pass here and fail there
   */
  inspect(picture: Buffer | PictureFile): Promise<string>
  /** The stored picture with this `public_id`, without an alternative text; null when the store does not have it. */
  find(publicId: string): Promise<Image | null>
  /**
   * Removes a picture with all its files, if it exists.
   *
   * @param publicId - the picture's hash; the caller holds its lock and has made sure that nothing shows it
   */
  remove(publicId: string): Promise<void>
}

/** How many pictures are decoded at once, each in up to 160 MB, while as many are stored, which a slow store reads into memory. */
const picturesAtOnce = 2

/**
 * Creates the media module. There is one per process, because it limits how many pictures are decoded at once.
 *
 * @param store - where the pictures are stored
 * @param reader - by default a separate process reads pictures, also their headers; tests may do it in theirs
 */
export function createMedia(store: MediaStore, reader: PictureReader = createEncoderProcess()): Media {
  const decoding = createGate(picturesAtOnce)
  const storing = createGate(picturesAtOnce)

  /** The hash of a picture and, when it is stored, its metadata. Checks one that is not stored; a stored one was checked before. */
  async function identify(picture: Buffer | PictureFile): Promise<{ hash: string; known: Metadata | null }> {
    const hash = Buffer.isBuffer(picture) ? pictureHash(picture) : picture.hash
    const known = await readMetadata(store, hash)
    if (known === null) {
      await checkFile(contentOf(picture))
      await reader.inspect(contentOf(picture))
    }
    return { hash, known }
  }

  return {
    inspect: async (picture) => (await identify(picture)).hash,

    async add(picture, alt) {
      const { hash, known } = await identify(picture)
      if (known !== null) return { image: toImage(hash, known, alt), isNew: false }
      const content = contentOf(picture)
      // The next picture is decoded while the disk stores this one.
      const prepared = await decoding(() => reader.prepare(content))
      const metadata = await storing(() => storeFiles(store, hash, content, prepared))
      return { image: toImage(hash, metadata, alt), isNew: true }
    },

    async find(publicId) {
      const metadata = isPictureHash(publicId) ? await readMetadata(store, publicId) : null
      return metadata && toImage(publicId, metadata, '')
    },

    async remove(publicId) {
      const metadata = isPictureHash(publicId) ? await readMetadata(store, publicId) : null
      if (metadata === null) return
      // The metadata is deleted first: without it the picture counts as missing and is stored again when it is added.
      await store.delete(metadataName(publicId))
      await Promise.all(fileNames(publicId, metadata.widths).map((name) => store.delete(name)))
    },
  }
}

function contentOf(picture: Buffer | PictureFile): FileContent {
  return Buffer.isBuffer(picture) ? picture : picture.path
}

/** Stores the files of a picture and finally the metadata, with which the picture exists. When one fails, all are deleted. */
async function storeFiles(store: MediaStore, hash: string, original: FileContent, prepared: PreparedPicture): Promise<Metadata> {
  const { width, height, widths, placeholder, quick } = prepared
  const metadata: Metadata = { width, height, widths: [...widths], placeholder }
  try {
    await settleAll([store.put(originalName(hash), original), store.put(variantName(hash, quickVariant(widths)), quick)])
    await store.put(metadataName(hash), Buffer.from(JSON.stringify(metadata)))
  } catch (error) {
    // A full store can still delete. What it cannot delete is completed when the picture is added again.
    await Promise.allSettled(fileNames(hash, widths).map((name) => store.delete(name)))
    throw error
  }
  return metadata
}

function toImage(hash: string, metadata: Metadata, alt: string): Image {
  const url = mediaUrl(variantName(hash, `${defaultWidth(metadata.widths)}.jpg`))
  return { url, public_id: hash, alt, ...metadata }
}
