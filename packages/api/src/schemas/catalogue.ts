import {
  colours,
  limits,
  parseShopCategory,
  parseSortOrder,
  parseStyle,
  shopCategories,
  sortOrders,
  styles,
  understoodKinds,
} from '@shop/domain'
import { collectionSchema } from './collection.ts'
import { collectionParams, productParams } from './ids.ts'
import { imageSchema } from './image.ts'
import { productSchema } from './product.ts'
import { flagParameter, idParameter, moneyParameter, nameParameter, pageParameters, textParameter } from './query.ts'
import { z } from './zod.ts'

const searchDescription = [
  'What to search for in name, items, description, category, style, material, origin, pictures and the name of the collection.',
  'Understood are beginnings of words (chest), everyday names of furniture (settee, almirah) and rooms (parlour),',
  'words written as one or as two (bedframe, arm chair), families of colours and materials, styles and features (royal, round),',
  'origins (Turkish, made in Italy), seats (3 seater, dining for six), prices (under 2m, 1m to 2m, above 500k, ₦800,000),',
  'sizes (180cm, 2 metre, 6ft, 300 x 210), an order (cheap, latest, small, big), marks (promo, best seller, imported)',
  'and the synonyms that the shop has added.',
  'Typing errors are corrected. Items with all of the search come first; when they are few, those with the most of it follow.',
].join(' ')

/** Query parameters that the lists of products and collections share. */
const listParameters = {
  ...pageParameters('items'),
  search: textParameter('search', limits.searchMaximum, searchDescription),
  style: nameParameter('style', styles, parseStyle, 'Only this style.'),
  minPrice: moneyParameter('minPrice', 'The least that the shopper pays, in naira.'),
  maxPrice: moneyParameter('maxPrice', 'The most that the shopper pays, in naira.'),
  isBestSeller: flagParameter('isBestSeller', 'Only best sellers, or only others.'),
  isPromo: flagParameter('isPromo', 'Only items marked as on promotion, or only others.'),
  isForeign: flagParameter('isForeign', 'Only foreign items, or only others.'),
  sort: nameParameter(
    'sort',
    sortOrders,
    parseSortOrder,
    'The order. When left out: the best match first for a search, else the newest.',
  ),
}

/** Filters, page and sort order of `GET /collections`. */
export const collectionQuerySchema = z.object(listParameters)

const productParameters = {
  category: nameParameter('category', shopCategories, parseShopCategory, 'Only this category of the shop.'),
  material: textParameter('material', limits.materialMaximum, 'Only products of this material, spelled as in `GET /materials`.'),
  colour: textParameter('colour', limits.materialMaximum, `Only products of this colour: ${colours.join(', ')}.`),
  collection: idParameter('collection', 'Only products in this collection.'),
}

/** Filters, page and sort order of `GET /products`. */
export const productQuerySchema = z.object({ ...listParameters, ...productParameters })

/** A value of a filter. */
const facetSchema = z.object({
  value: z.string().describe('As the parameter of the filter has it.'),
  count: z.int().nonnegative().describe('How many items the list has with this value and all other filters.'),
})

const facetFields = {
  style: z.array(facetSchema),
  isBestSeller: z.array(facetSchema),
  isPromo: z.array(facetSchema),
  isForeign: z.array(facetSchema),
}

/** The values of the filters of collections. */
export const collectionFacetsSchema = z.object(facetFields).meta({ id: 'CollectionFacets' })

/** The values of the filters of products. */
export const productFacetsSchema = z
  .object({ category: z.array(facetSchema), ...facetFields, colour: z.array(facetSchema), material: z.array(facetSchema) })
  .meta({ id: 'ProductFacets' })

/** What became of a search. */
export const searchedSchema = z
  .object({
    exact: z.int().nonnegative().describe('How many items have all of the search. They come first.'),
    note: z.string().nullable().describe('A sentence for shoppers when not all items have all of it.'),
    understood: z
      .array(
        z.object({
          kind: z.enum(understoodKinds).describe('What the part says. A `word` is matched as it is.'),
          label: z.string().describe('What it means: Sofa, Grey, Under ₦2,000,000.'),
          without: z.string().describe('The search without this part; empty when nothing is left.'),
        }),
      )
      .describe('The parts of the search, in its order, with typing errors corrected.'),
    categories: z.array(z.enum(shopCategories)).describe('The categories of the furniture and rooms that it names.'),
  })
  .meta({ id: 'Searched' })

const listFields = {
  hasMore: z.boolean().describe('Whether a later page holds more.'),
  total: z.int().nonnegative().describe('How many there are on all pages.'),
  searched: searchedSchema.optional().describe('Only in a search.'),
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
    categories: z
      .array(z.object({ category: z.enum(shopCategories), image: imageSchema.nullable() }))
      .describe('The categories with products. The picture is null when none of them has one.'),
    styles: z.array(z.object({ style: z.enum(styles), image: imageSchema })),
  })
  .meta({ id: 'Showcase' })

/** The values of the filter by material. */
const materialsSchema = z.object({ materials: z.array(z.string()) }).meta({ id: 'Materials' })

/** Schemas of the catalogue's endpoints. */
export const catalogueSchemas = {
  productFacets: {
    summary: 'Count the products for each value of each filter, under the search and the other filters.',
    query: productQuerySchema.omit({ page: true, limit: true, sort: true }),
    response: productFacetsSchema,
  },
  collectionFacets: {
    summary: 'Count the collections for each value of each filter, under the search and the other filters.',
    query: collectionQuerySchema.omit({ page: true, limit: true, sort: true }),
    response: collectionFacetsSchema,
  },
  productCount: {
    summary: 'Count the products.',
    response: z.object({ totalProducts: z.int().nonnegative() }),
  },
  products: {
    summary: 'List products: a page, filtered, searched and sorted.',
    query: productQuerySchema.extend({
      isSuggestion: flagParameter(
        'isSuggestion',
        'Whether the user is still typing the search, which is then not counted when it finds little.',
      ),
    }),
    response: productPageSchema,
  },
  product: { summary: 'Read one product.', params: productParams, response: productSchema },
  collectionCount: {
    summary: 'Count the collections.',
    response: z.object({ totalCollections: z.int().nonnegative() }),
  },
  collections: {
    summary: 'List collections: a page, filtered, searched and sorted.',
    query: collectionQuerySchema,
    response: collectionPageSchema,
  },
  collection: {
    summary: 'Read one collection with its products.',
    params: collectionParams,
    response: collectionSchema,
  },
  showcase: {
    summary: 'Read the pictures of the home page: the hero, a picture for each category and style.',
    response: showcaseSchema,
  },
  materials: { summary: 'List the materials that products are made of, in alphabetical order.', response: materialsSchema },
}
