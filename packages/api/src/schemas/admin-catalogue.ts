import { collectionSchema } from './collection.ts'
import { collectionParams, productParams } from './ids.ts'
import { productSchema } from './product.ts'

/** Schemas of the endpoints for what admins do with the catalogue besides its forms. */
export const adminCatalogueSchemas = {
  restoreProduct: {
    summary: 'Restore a product that was deleted less than a day ago, with its place, pictures and links.',
    params: productParams,
    response: productSchema,
  },
  restoreCollection: {
    summary: 'Restore a collection that was deleted less than a day ago, with its products.',
    params: collectionParams,
    response: collectionSchema,
  },
}
