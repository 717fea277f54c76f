import type { CollectionValues, Image, ProductValues } from '@shop/api'

/** What a record has beside the values of its form. */
interface Imported {
  /** The owner's own key in an import file; absent for a record that came from a form. */
  readonly importKey?: string | null
}

/** A product to be written: the checked values of its form, its description sanitised, its pictures stored. */
export interface ProductDraft extends Readonly<Omit<ProductValues, 'images'>>, Imported {
  /** In order; the first is the cover. */
  readonly images: readonly Image[]
}

/** A collection to be written: the checked values of its form, its description sanitised, its cover stored. */
export interface CollectionDraft extends Readonly<Omit<CollectionValues, 'productIds' | 'coverImage'>>, Imported {
  /** The products in it. One that was in another collection leaves it. */
  readonly productIds: readonly string[]
  readonly coverImage: Image | null
}
