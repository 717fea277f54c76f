import type { Image } from '@shop/api'
import { inspectPicture } from './decoder.ts'
import { createEncoderProcess } from './encoder-process.ts'
import type { EncodedPicture, EncodePicture } from './encoder.ts'
import { createGate } from './gate.ts'
import { type MediaStore, readStored } from './media-store.ts'
import { isPictureHash, mediaUrl, noteName, pictureHash, previewName, variantName } from './names.ts'
import { plainWidth, variantFormats } from './recipe.ts'

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
   * Checks a picture, strips its metadata and stores it in several widths and formats. The same bytes give the same picture,
   * which is encoded only once.
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
      const known = await readNote(store, hash)
      const note = known ?? (await gate(async () => keep(store, hash, await encode(bytes))))
      return { image: toImage(hash, note, alt), isNew: known === null }
    },

    async inspect(bytes) {
      await inspectPicture(bytes)
      return pictureHash(bytes)
    },

    async remove(publicId) {
      const note = isPictureHash(publicId) ? await readNote(store, publicId) : null
      if (note === null) return
      // The metadata is deleted first: without it the picture counts as missing and is encoded again when it is added.
      await store.delete(noteName(publicId))
      await Promise.all(fileNames(publicId, note.widths).map((name) => store.delete(name)))
    },
  }
}

/** The fields of an image besides its hash. */
type Note = Pick<Image, 'width' | 'height' | 'widths' | 'placeholder'>

/** Stores the files of a picture and finally the metadata, which marks it as complete. When one fails, all are deleted. */
async function keep(store: MediaStore, hash: string, encoded: EncodedPicture): Promise<Note> {
  const { width, height, widths, placeholder, variants, preview } = encoded
  const note: Note = { width, height, widths: [...widths], placeholder }
  const outcomes = await Promise.allSettled([
    ...variants.map((variant) => store.put(variantName(hash, variant.width, variant.format), variant.bytes)),
    store.put(previewName(hash), preview),
  ])
  try {
    const failed = outcomes.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    await store.put(noteName(hash), Buffer.from(JSON.stringify(note)))
  } catch (error) {
    // A full store can still delete. What it cannot delete is completed when the picture is added again.
    await Promise.allSettled(fileNames(hash, widths).map((name) => store.delete(name)))
    throw error
  }
  return note
}

async function readNote(store: MediaStore, hash: string): Promise<Note | null> {
  const bytes = await readStored(store, noteName(hash))
  return bytes === null ? null : (JSON.parse(bytes.toString()) as Note)
}

function toImage(hash: string, note: Note, alt: string): Image {
  const url = mediaUrl(variantName(hash, plainWidth(note.widths), 'jpg'))
  return { url, public_id: hash, alt, ...note }
}

function fileNames(hash: string, widths: readonly number[]): string[] {
  const variants = widths.flatMap((width) => variantFormats.map((format) => variantName(hash, width, format)))
  return [...variants, previewName(hash)]
}
