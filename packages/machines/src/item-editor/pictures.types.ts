import type { Image } from '@shop/api'
import type { PictureFile } from '../ports.ts'

/** A picture of the form: stored, or newly chosen and waiting, being read, or read. */
export type EditedPicture = StoredPicture | UnreadPicture | ReadPicture

interface AnyPicture {
  /** Identifies the picture while the form is open. */
  key: string
  /** The alternative text; may be ''. */
  alt: string
}

/** A stored picture. */
export interface StoredPicture extends AnyPicture {
  status: 'stored'
  image: Image
}

/** A chosen file that is not read yet. */
export interface UnreadPicture extends AnyPicture {
  status: 'waiting' | 'reading'
  file: PictureFile
  /** The number of the pick that the picture came with. */
  pick: number
}

/** A chosen file as a data URL. */
export interface ReadPicture extends AnyPicture {
  status: 'read'
  url: string
  fileName: string
  pick: number
}
