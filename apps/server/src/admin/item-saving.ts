import type { Image, User } from '@shop/api'
import { stripMarkup } from '@shop/domain'
import type { Database, Executor } from '../db/database.ts'
import { fieldError } from '../http-error.ts'
import type { ItemPictures, UploadedPictures } from '../pictures/item-pictures.ts'
import { sanitiseRichText } from '../rich-text.ts'

/**
 * What saving an item needs. Pictures are processed before the transaction begins, because the embedded database does nothing else
 * while one is open. Unused files are deleted after it has ended.
 */
export interface ItemSaving {
  readonly database: Database
  readonly pictures: ItemPictures
  /** Changes the catalogue in one transaction and raises its version. */
  readonly change: <Result>(work: (transaction: Executor) => Promise<Result>) => Promise<Result>
}

/** One save of a form. */
export interface ItemSave {
  readonly by: User
  readonly uploads: UploadedPictures
  /** The item that is updated; without one, an item is added. */
  readonly id?: string
  /** The id of the added item, if its form has one. */
  readonly newId?: string | undefined
}

/** @throws {HttpError} 422 when sanitising leaves an empty description */
export function cleanDescription(html: string, message: string): string {
  const clean = sanitiseRichText(html)
  if (stripMarkup(clean) === '') throw fieldError(422, 'description', message)
  return clean
}

/** The names of pictures in the store. */
export function publicIds(images: readonly Image[]): string[] {
  return images.map(({ public_id: publicId }) => publicId)
}
