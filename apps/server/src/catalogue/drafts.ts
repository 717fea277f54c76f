import type { CollectionValues, Image, ProductValues } from '@shop/api'
import type { Visibility } from '@shop/domain'

/** The fields of a record that are not part of its form. */
interface RecordFields {
  /** The id of a new record; the server makes one when absent. */
  readonly id?: string | undefined
  /** The owner's key in an import file; absent for a record from a form. */
  readonly importKey?: string | null
  /** Who sees the record; unchanged when absent, and everyone for a new one. */
  readonly visibility?: Visibility | undefined
}

/** A product to write: the validated form, with a sanitised description and stored pictures. */
export interface ProductDraft extends Readonly<Omit<ProductValues, 'images'>>, RecordFields {
  /** The pictures in their order. The first is the cover. */
  readonly images: readonly Image[]
}

/** A collection to write: the validated form, with a sanitised description and a stored cover. */
export interface CollectionDraft extends Readonly<Omit<CollectionValues, 'productIds' | 'coverImage'>>, RecordFields {
  /** The products of the collection, which leave any other collection. */
  readonly productIds: readonly string[]
  readonly coverImage: Image | null
}
