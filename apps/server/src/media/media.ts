import type { Image } from '@shop/api'
import { inspectPicture } from './decoder.ts'
import { createEncoderProcess } from './encoder-process.ts'
import type { EncodedPicture, EncodePicture } from './encoder.ts'
import { createGate } from '../gate.ts'
import { settleAll } from '../settle-all.ts'
import { type MediaStore, readStored } from './media-store.ts'
import { isPictureHash, mediaUrl, metadataName, pictureHash, previewName, variantName } from './names.ts'
import { defaultWidth, variantFormats } from './recipe.ts'

/** A stored picture. */
interface AddedPicture {
  /** The picture as the API returns it. */
  readonly image: Image
  /** Whether it was encoded just now; false when the store had it already. Only new pictures may be removed on failure. */
  readonly isNew: boolean
}

/** Stores and removes pictures. */
export interface Media {
  /**
   * Checks a picture, strips its metadata and stores it in several widths and formats. Adding the same bytes again
   * returns the same picture without encoding it again.
   *
   * @param bytes - a whole JPEG, PNG, WebP or AVIF file of at most 10 MB
   * @param alt - the alternative text; '' for a decorative picture
   * @throws MediaError with a sentence for users; nothing is stored then
   */
  add(bytes: Buffer, alt: string): Promise<AddedPicture>
  /**
   * Checks a picture by its header within a millisecond and stores nothing.
   *
   * @returns the `public_id` that it would get
   * @throws MediaError like `add`; only a truncated picture may pass here and fail there
   */
  inspect(bytes: Buffer): Promise<string>
  /**
   * Removes a picture with all its variants, if it exists.
   *
   * @param publicId - the picture's hash; the caller has made sure that nothing shows it
   */
  remove(publicId: string): Promise<void>
}

/** How many pictures are decoded at once; each may take up to 160 MB. */
const picturesAtOnce = 2

/**
 * Creates the media module. There is one per process, because it limits how many pictures are decoded at once.
 *
 * @param store - where the pictures are stored
 * @param encode - by default a separate process encodes; tests may do it in theirs
 */
export function createMedia(store: MediaStore, encode: EncodePicture = createEncoderProcess()): Media {
  const gate = createGate(picturesAtOnce)

  return {
    async add(bytes, alt) {
      await inspectPicture(bytes)
      const hash = pictureHash(bytes)
      const known = await readMetadata(store, hash)
      const metadata = known ?? (await gate(async () => storeFiles(store, hash, await encode(bytes))))
      return { image: toImage(hash, metadata, alt), isNew: known === null }
    },

    async inspect(bytes) {
      await inspectPicture(bytes)
      return pictureHash(bytes)
    },

    async remove(publicId) {
      const metadata = isPictureHash(publicId) ? await readMetadata(store, publicId) : null
      if (metadata === null) return
      // The metadata is deleted first: without it the picture counts as missing and is encoded again when it is added.
      await store.delete(metadataName(publicId))
      await Promise.all(fileNames(publicId, metadata.widths).map((name) => store.delete(name)))
    },
  }
}

/** The fields of an image that its metadata file contains. */
type Metadata = Pick<Image, 'width' | 'height' | 'widths' | 'placeholder'>

/** Stores the files of a picture and finally the metadata, which marks it as complete. When one fails, all are deleted. */
async function storeFiles(store: MediaStore, hash: string, encoded: EncodedPicture): Promise<Metadata> {
  const { width, height, widths, placeholder, variants, preview } = encoded
  const metadata: Metadata = { width, height, widths: [...widths], placeholder }
  try {
    await settleAll([
      ...variants.map((variant) => store.put(variantName(hash, variant.width, variant.format), variant.bytes)),
      store.put(previewName(hash), preview),
    ])
    await store.put(metadataName(hash), Buffer.from(JSON.stringify(metadata)))
  } catch (error) {
    // A full store can still delete. What it cannot delete is completed when the picture is added again.
    await Promise.allSettled(fileNames(hash, widths).map((name) => store.delete(name)))
    throw error
  }
  return metadata
}

async function readMetadata(store: MediaStore, hash: string): Promise<Metadata | null> {
  const bytes = await readStored(store, metadataName(hash))
  return bytes === null ? null : (JSON.parse(bytes.toString()) as Metadata)
}

function toImage(hash: string, metadata: Metadata, alt: string): Image {
  const url = mediaUrl(variantName(hash, defaultWidth(metadata.widths), 'jpg'))
  return { url, public_id: hash, alt, ...metadata }
}

function fileNames(hash: string, widths: readonly number[]): string[] {
  const variants = widths.flatMap((width) => variantFormats.map((format) => variantName(hash, width, format)))
  return [...variants, previewName(hash)]
}
