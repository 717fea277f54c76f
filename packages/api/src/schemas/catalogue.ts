import {
  isId,
  limits,
  parseShopCategory,
  parseSortOrder,
  parseStyle,
  shopCategories,
  sortOrders,
  styles,
} from '@shop/domain'
import { collectionSchema } from './collection.ts'
import { collectionParams, productParams } from './ids.ts'
import { imageSchema } from './image.ts'
import { productSchema } from './product.ts'
import {
  countParameter,
  flagParameter,
  idParameter,
  moneyParameter,
  nameParameter,
  searchParameter,
} from './query.ts'
import { z } from './zod.ts'

/** Parameters that lists of products and of collections share. Prices compare with what the shopper pays. */
const listParameters = {
  page: countParameter('page', limits.pageMaximum, 1),
  limit: countParameter('limit', limits.pageSizeMaximum, limits.pageSize),
  search: searchParameter('search', limits.searchMaximum),
  style: nameParameter('style', styles, parseStyle),
  minPrice: moneyParameter('minPrice'),
  maxPrice: moneyParameter('maxPrice'),
  isBestSeller: flagParameter('isBestSeller'),
  isPromo: flagParameter('isPromo'),
  isForeign: flagParameter('isForeign'),
  sort: nameParameter('sort', sortOrders, parseSortOrder),
}

/** Filters, page and order of `GET /collections`. */
export const collectionQuerySchema = z.object(listParameters)

/** Filters, page and order of `GET /products`. */
export const productQuerySchema = z.object({
  ...listParameters,
  category: nameParameter('category', shopCategories, parseShopCategory),
  collection: idParameter('collection', isId),
})

const listFields = {
  hasMore: z.boolean().describe('Whether a later page holds more.'),
  total: z.int().nonnegative().describe('How many there are on all pages.'),
}

/** A page of products. */
export const productPageSchema = z.object({ products: z.array(productSchema), ...listFields }).meta({ id: 'ProductPage' })

/** A page of collections. */
export const collectionPageSchema = z
  .object({ collections: z.array(collectionSchema), ...listFields })
  .meta({ id: 'CollectionPage' })

/** The pictures of the home page. */
export const showcaseSchema = z
  .object({
    heroes: z.array(imageSchema),
    categories: z.array(z.object({ category: z.enum(shopCategories), image: imageSchema })),
    styles: z.array(z.object({ style: z.enum(styles), image: imageSchema })),
  })
  .meta({ id: 'Showcase' })

/** Schemas of the catalogue's calls. */
export const catalogueSchemas = {
  productCount: {
    summary: 'Count the products.',
    answer: z.object({ totalProducts: z.int().nonnegative() }),
  },
  products: {
    summary: 'List products, newest first unless sorted, filtered and searched.',
    query: productQuerySchema,
    answer: productPageSchema,
  },
  product: { summary: 'Read one product.', params: productParams, answer: productSchema },
  collectionCount: {
    summary: 'Count the collections.',
    answer: z.object({ totalCollections: z.int().nonnegative() }),
  },
  collections: {
    summary: 'List collections, newest first unless sorted, filtered and searched.',
    query: collectionQuerySchema,
    answer: collectionPageSchema,
  },
  collection: { summary: 'Read one collection with its products.', params: collectionParams, answer: collectionSchema },
  showcase: {
    summary: 'Read the pictures of the home page: the hero, a picture for each category and style.',
    answer: showcaseSchema,
  },
}
