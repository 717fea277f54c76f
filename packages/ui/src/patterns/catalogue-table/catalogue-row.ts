import type { ItemPrice, ShopImage } from '../shapes/index.ts'

/** What every row of the back office shows. */
export interface CatalogueRow extends ItemPrice {
  _id: string
  name: string
}

/** What the table shows of a product. A product of the API fits as it is. */
export interface ProductRow extends CatalogueRow {
  category: string
  /** The first is shown. */
  images: readonly ShopImage[]
}

/** What the table shows of a collection. A collection of the API fits as it is. */
export interface CollectionRow extends CatalogueRow {
  /** Counted. */
  productIds: readonly unknown[]
  coverImage: ShopImage | null
}
