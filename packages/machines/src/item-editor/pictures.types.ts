import type { Image } from '@shop/api'
import type { PictureFile } from '../ports.ts'

/** A picture of the form: stored by the shop, or newly chosen and waiting, being read, or read. */
export type EditedPicture = StoredPicture | UnreadPicture | ReadPicture

interface AnyPicture {
  /** Tells the picture from the others of the form, as long as the form is open. */
  key: string
  /** Alternative text; may be ''. */
  alt: string
}

/** A picture that the shop has. */
export interface StoredPicture extends AnyPicture {
  status: 'stored'
  image: Image
}

/** A chosen file that is not read yet. */
export interface UnreadPicture extends AnyPicture {
  status: 'waiting' | 'reading'
  file: PictureFile
  /** The number of the pick that it came with. */
  pick: number
}

/** A chosen file as a data URL. */
export interface ReadPicture extends AnyPicture {
  status: 'read'
  url: string
  fileName: string
  pick: number
}
