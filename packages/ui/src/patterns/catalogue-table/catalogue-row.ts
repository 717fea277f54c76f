import type { Priced } from '@shop/domain'
import type { ShopImage } from '../shapes/index.ts'

/** Fields shared by all rows. */
export interface CatalogueRow extends Priced {
  _id: string
  name: string
  /** Visibility of the item; public when absent. */
  visibility?: 'public' | 'draft' | 'hidden' | undefined
}

/** The fields of a product that the table shows. A product of the API is assignable. */
export interface ProductRow extends CatalogueRow {
  category: string
  /** The pictures, of which only the first is shown. */
  images: readonly ShopImage[]
}

/** The fields of a collection that the table shows. A collection of the API is assignable. */
export interface CollectionRow extends CatalogueRow {
  /** The ids of the products, of which only the number is shown. */
  productIds: readonly unknown[]
  coverImage: ShopImage | null
}
