import type { Image } from '@shop/api'
import { inspectPicture } from './decoder.ts'
import { createEncoderProcess } from './encoder-process.ts'
import type { EncodedPicture, EncodePicture } from './encoder.ts'
import { createGate } from './gate.ts'
import { type MediaStore, readStored } from './media-store.ts'
import { isPictureHash, mediaUrl, noteName, pictureHash, previewName, variantName } from './names.ts'
import { plainWidth, variantFormats } from './recipe.ts'

/** A picture that the shop keeps. */
export interface AddedPicture {
  /** As the API answers it. */
  readonly image: Image
  /** Whether it was encoded now; false when the store had it already. Whoever gives up may remove only what is new. */
  readonly isNew: boolean
}

/** Takes pictures in, and forgets them. */
export interface Media {
  /**
   * Checks a picture, strips it of its metadata and keeps it in several widths and formats. The same bytes give the same
   * picture, and cost nothing the second time.
   *
   * @param bytes - a whole JPEG, PNG, WebP or AVIF file of at most 10 MB
   * @param alt - the alternative text; '' for a picture that says nothing of its own
   * @throws MediaError with a sentence for people; nothing is kept then
   */
  add(bytes: Buffer, alt: string): Promise<AddedPicture>
  /**
   * Checks a picture as far as its header tells, in a millisecond, and keeps nothing.
   *
   * @returns the `public_id` that it would have
   * @throws MediaError as `add` does; only a picture that is cut off may pass here and fail there
   */
  inspect(bytes: Buffer): Promise<string>
  /**
   * Removes a picture with all its variants. Nothing happens when there is none.
   *
   * @param publicId - the picture's hash; the caller knows that nothing shows it any more
   */
  remove(publicId: string): Promise<void>
}

/** Pictures that are decoded at once: each may take 160 MB while it is. */
const picturesAtOnce = 2

/**
 * The media module over a store. One for a process, since it is what limits how many pictures are decoded at once.
 *
 * @param store - where the pictures are kept
 * @param encode - who does the work: a process beside this one, unless a test wants to do it itself
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
      // The note goes first: without it the picture counts as missing and is made anew when it is added again.
      await store.delete(noteName(publicId))
      await Promise.all(fileNames(publicId, note.widths).map((name) => store.delete(name)))
    },
  }
}

/** What an image needs beside its hash. */
type Note = Pick<Image, 'width' | 'height' | 'widths' | 'placeholder'>

/** Stores the files of a picture, and last the note that says that they are all there. When one fails, none stays. */
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
    // A store that is full may still delete; what it cannot delete either is made whole when the picture comes again.
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
