import { gaps, itemSentences, itemTypes, limits, parseGap, parseVisibility, priceProblems, visibilities } from '@shop/domain'
import { collectionPageSchema, collectionQuerySchema, productPageSchema, productQuerySchema } from './catalogue.ts'
import { collectionSchema } from './collection.ts'
import { collectionParams, idSchema, productParams, recordId } from './ids.ts'
import { productSchema } from './product.ts'
import { idParameter, nameParameter } from './query.ts'
import { z } from './zod.ts'

/** The filters that only admins have. */
const adminParameters = {
  visibility: nameParameter('visibility', visibilities, parseVisibility, 'Only items that these users see.'),
  lacks: nameParameter('lacks', gaps, parseGap, 'Only items that lack this.'),
}

/** Filters, page and sort order of `GET /admin/products`. */
export const adminProductQuerySchema = productQuerySchema.extend(adminParameters)

/** Filters, page and sort order of `GET /admin/collections`. */
export const adminCollectionQuerySchema = collectionQuerySchema.extend(adminParameters)

/** The new values of one of several items. */
const itemChangeSchema = z
  .object({
    _id: recordId('Each item must be an id.'),
    updatedAt: z.iso
      .datetime()
      .describe(
        '`updatedAt` of the item that was changed. Another one rejects everything with 409 and an issue for each such item, unless all items have their values already.',
      ),
    price: z.number(itemSentences.priceInvalid),
    isPromo: z.boolean(),
    discountedPrice: z.number().nullable(),
    visibility: z.enum(visibilities),
    isDeleted: z.boolean().describe('True deletes the item, false restores a deleted one.'),
  })
  .superRefine(({ price, isPromo, discountedPrice }, context) => {
    for (const { path, message } of priceProblems('Product', { price, isPromo, discountedPrice })) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })

/** The query of the endpoints that add a copy. */
const copyQuerySchema = z.object({
  copyId: idParameter(
    'copyId',
    'The id of the copy; the server makes one when left out. An item that has it already is the response, so that nothing is copied twice.',
  ),
})

/** Schemas of the endpoints for what admins do with the catalogue besides its forms. */
export const adminCatalogueSchemas = {
  products: {
    summary: 'List products with drafts and hidden ones.',
    query: adminProductQuerySchema,
    response: productPageSchema,
  },
  product: { summary: 'Read one product, even a draft or a hidden one.', params: productParams, response: productSchema },
  collections: {
    summary: 'List collections with drafts and hidden ones.',
    query: adminCollectionQuerySchema,
    response: collectionPageSchema,
  },
  collection: {
    summary: 'Read one collection, even a draft or a hidden one, with all its products.',
    params: collectionParams,
    response: collectionSchema,
  },
  duplicateProduct: {
    summary: 'Add a draft with the values and pictures of a product.',
    params: productParams,
    query: copyQuerySchema,
    response: productSchema,
  },
  duplicateCollection: {
    summary: 'Add a draft with the values and the cover of a collection, without its products.',
    params: collectionParams,
    query: copyQuerySchema,
    response: collectionSchema,
  },
  changeItems: {
    summary: 'Change prices, promotions or visibility of several items, delete or restore them: all or none.',
    body: z.object({
      itemType: z.enum(itemTypes),
      items: z.array(itemChangeSchema).min(1, 'Choose at least one item.').max(limits.bulkMaximum, 'Choose fewer items.'),
    }),
    response: z.object({ items: z.array(z.object({ _id: idSchema, updatedAt: z.iso.datetime() })) }),
  },
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
