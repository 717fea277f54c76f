import type { Image } from '@shop/api'
import type { Category, Style } from '@shop/domain'

/** What is written of a product and of a collection. Whoever writes has checked it and sanitised the description. */
export interface ItemDraft {
  readonly name: string
  /** Sanitised HTML. */
  readonly description: string
  readonly items: string
  readonly price: number
  readonly style: Style
  readonly isBestSeller: boolean
  readonly isPromo: boolean
  readonly discountedPrice: number | null
  readonly isForeign: boolean
  readonly origin: string | null
  /** The owner's own key in an import file; absent for a record that came from a form. */
  readonly importKey?: string | null
}

/** A product to be written. */
export interface ProductDraft extends ItemDraft {
  readonly category: Category
  readonly collectionId: string | null
  /** In order; the first is the cover. */
  readonly images: readonly Image[]
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number } | null
}

/** A collection to be written. */
export interface CollectionDraft extends ItemDraft {
  /** The products in it. One that was in another collection leaves it. */
  readonly productIds: readonly string[]
  readonly coverImage: Image | null
}
