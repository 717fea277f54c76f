import type { CollectionValues, Image, ProductValues } from '@shop/api'

/** The fields of a record that are not part of its form. */
interface Imported {
  /** The owner's key in an import file; absent for a record from a form. */
  readonly importKey?: string | null
}

/** A product to write: the validated form, with a sanitised description and stored pictures. */
export interface ProductDraft extends Readonly<Omit<ProductValues, 'images'>>, Imported {
  /** The pictures in their order. The first is the cover. */
  readonly images: readonly Image[]
}

/** A collection to write: the validated form, with a sanitised description and a stored cover. */
export interface CollectionDraft extends Readonly<Omit<CollectionValues, 'productIds' | 'coverImage'>>, Imported {
  /** The products of the collection, which leave any other collection. */
  readonly productIds: readonly string[]
  readonly coverImage: Image | null
}
