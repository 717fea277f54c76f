import type { StoredPicture } from './pictures.types.ts'

/** The part of a form that the browser can store: files that the user chose are too large for its storage. */
interface StorableForm<Fields, Partner> {
  fields: Fields
  pictures: readonly StoredPicture[]
  related: readonly Partner[]
}

/** A form with changes that were neither saved nor discarded. */
export interface UnfinishedForm<Fields, Partner> {
  /** The id under which a new item is added; missing for an existing item, and in forms of earlier builds. */
  newId?: string
  /** The version of the item that the changes are based on; null for a new item. */
  updatedAt: string | null
  /** The form as it was filled. */
  original: StorableForm<Fields, Partner>
  /** The form with the user's changes. */
  form: StorableForm<Fields, Partner>
  /** How many new pictures the form had, which are not stored. */
  lostPictures: number
}

/** Where the unfinished forms of one item are stored for one admin. Both methods throw when the storage is blocked or full. */
export interface UnfinishedForms {
  /** The stored forms, the newest one first. Earlier builds and other programs may have written anything. */
  recall: () => readonly unknown[]
  /** Replaces the stored forms. */
  store: (forms: readonly object[]) => void
}
