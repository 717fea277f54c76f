import type { CollectionValues, Dimensions, ProductValues } from '@shop/api'
import { visibilities } from '@shop/domain'
import type { ShopDetails } from '@shop/domain'
import { centimetres, instant, money, tsvector } from './columns.ts'
import type { AnyPgColumn } from './drizzle.ts'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from './drizzle.ts'

export * from './accounts-schema.ts'
export * from './counts-schema.ts'
export * from './enquiries-schema.ts'
export * from './lists-schema.ts'
export * from './search-schema.ts'

/**
 * A picture that the media module has checked and encoded. A file used by two items is one row, because its key is a hash of its
 * content.
 */
export const pictures = pgTable('pictures', {
  /** The content hash: `public_id` in responses. */
  publicId: text('public_id').primaryKey(),
  /** The URL of the default JPEG. */
  url: text('url').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The available widths in each format, ascending. */
  widths: integer('widths').array().notNull(),
  /** A data URL of a few hundred bytes, shown blurred until the picture has loaded. */
  placeholder: text('placeholder').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Pictures in the store that nothing in this database uses. */
export const leftoverPictures = pgTable('leftover_pictures', {
  publicId: text('public_id').primaryKey(),
  /** When a sweep first found the picture unused. */
  foundAt: instant('found_at').notNull(),
})

/*
 * Orders. Every list is sorted by one column and then by the id in the same direction, so one index (column, id) serves both
 * directions. Filters of menus and of the home page have their own indexes, which end with the newest-first order. Those of products hold
 * further columns that lists need, so that PostgreSQL reads a page far from the first one without reading the products before it.
 */

/** The columns shared by products and collections. It is a function because each table needs its own. */
function catalogueColumns() {
  return {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** HTML, sanitised before storing. */
    description: text('description').notNull(),
    items: text('items').notNull().default(''),
    price: money('price').notNull(),
    style: text('style').notNull(),
    isBestSeller: boolean('is_best_seller').notNull().default(false),
    isPromo: boolean('is_promo').notNull().default(false),
    discountedPrice: money('discounted_price'),
    isForeign: boolean('is_foreign').notNull().default(false),
    origin: text('origin'),
    /** The price that the shopper pays. Price filters and sort orders use it. */
    payablePrice: money('payable_price')
      .notNull()
      .generatedAlwaysAs(sql`case when is_promo and discounted_price is not null then discounted_price else price end`),
    /** The name in lower case without accents, so that sorting by name does not depend on the database's locale. */
    nameKey: text('name_key').notNull(),
    /** The texts of the item as normalised words and concepts, weighted: see `searchVector`. */
    search: tsvector('search').notNull(),
    /** The owner's key in an import file, which a repeated import updates; null without one. */
    importKey: text('import_key').unique(),
    /** Shoppers only see public items. */
    visibility: text('visibility', { enum: visibilities }).notNull().default('public'),
    /** When an admin deleted the item, which can be restored until the purge; null otherwise. */
    deletedAt: instant('deleted_at'),
    /** The import key of a deleted item, which restoring gives back. Meanwhile an import may use it for a new item. */
    deletedKey: text('deleted_key'),
    /** Whether shoppers see the item. */
    isListed: boolean('is_listed')
      .notNull()
      .generatedAlwaysAs(sql`deleted_at is null and visibility = 'public'`),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  }
}

/** A column for each of the fields. A field without a column does not compile. */
type Columns<Field extends string> = Record<Field, unknown> & Record<string, unknown>

/** A collection: products sold together at their own price. `products.collectionId` lists them. */
export const collections = pgTable(
  'collections',
  {
    ...catalogueColumns(),
    coverId: text('cover_id').references(() => pictures.publicId),
    coverAlt: text('cover_alt').notNull().default(''),
  } satisfies Columns<Exclude<keyof CollectionValues, 'productIds' | 'coverImage'>>,
  (table) => [
    check('collections_price_not_negative', sql`${table.price} >= 0`),
    index('collections_newest').on(table.createdAt, table.id),
    index('collections_by_price').on(table.payablePrice, table.id),
    index('collections_by_name').on(sql`${table.nameKey} collate "C"`, table.id),
    index('collections_newest_of_style').on(table.style, table.createdAt, table.id),
    index('collections_search').using('gin', table.search),
    index('collections_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
)

/** The columns that a list of one category, style or material is ordered by or limited to. */
const listColumns = (table: Record<'isListed' | 'payablePrice' | 'nameKey', AnyPgColumn>) =>
  [table.isListed, table.payablePrice, sql`${table.nameKey} collate "C"`] as const

/** The products of the catalogue. */
export const products = pgTable(
  'products',
  {
    ...catalogueColumns(),
    category: text('category').notNull(),
    /** Whether the category 'Corner Sofas' includes the product: corner, sectional and L-shaped sofas of the Living Room. */
    isCorner: boolean('is_corner').notNull().default(false),
    /** A product is in at most one collection. Deleting the collection keeps the product. */
    collectionId: uuid('collection_id').references(() => collections.id, { onDelete: 'set null' }),
    width: centimetres('width'),
    depth: centimetres('depth'),
    height: centimetres('height'),
    material: text('material'),
    /** The families of its colours: see `coloursOf`. */
    colours: text('colours')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The lead time in weeks. */
    leadTimeMinimum: smallint('lead_time_minimum'),
    leadTimeMaximum: smallint('lead_time_maximum'),
  } satisfies Columns<Exclude<keyof ProductValues, 'images' | 'dimensions' | 'leadTimeWeeks'> | keyof Dimensions>,
  (table) => [
    check('products_price_not_negative', sql`${table.price} >= 0`),
    check('products_lead_time_together', sql`num_nulls(${table.leadTimeMinimum}, ${table.leadTimeMaximum}) in (0, 2)`),
    check(
      'products_lead_time_range',
      sql`${table.leadTimeMinimum} >= 1 and ${table.leadTimeMinimum} <= ${table.leadTimeMaximum}`,
    ),
    check('products_dimensions_together', sql`num_nulls(${table.width}, ${table.depth}, ${table.height}) in (0, 3)`),
    index('products_newest').on(table.createdAt, table.id, table.isListed, table.payablePrice),
    index('products_by_price').on(table.payablePrice, table.id, table.isListed),
    index('products_by_name').on(sql`${table.nameKey} collate "C"`, table.id, table.isListed, table.payablePrice),
    index('products_newest_of_category').on(table.category, table.createdAt, table.id, ...listColumns(table)),
    index('products_newest_of_style').on(table.style, table.createdAt, table.id, ...listColumns(table)),
    index('products_newest_of_material').on(table.material, table.createdAt, table.id, ...listColumns(table)),
    index('products_colours').using('gin', table.colours),
    index('products_newest_of_collection').on(table.collectionId, table.createdAt, table.id),
    index('products_newest_promotions')
      .on(table.createdAt, table.id, table.isListed)
      .where(sql`${table.isPromo}`),
    index('products_newest_best_sellers')
      .on(table.createdAt, table.id, table.isListed)
      .where(sql`${table.isBestSeller}`),
    index('products_newest_foreign')
      .on(table.createdAt, table.id, table.isListed)
      .where(sql`${table.isForeign}`),
    index('products_newest_corners')
      .on(table.createdAt, table.id, table.isListed)
      .where(sql`${table.isCorner}`),
    index('products_search').using('gin', table.search),
    // Lists with a price range and other filters count their items in this index, which is a tenth of the table.
    index('products_counted').on(
      table.isListed,
      table.category,
      table.style,
      table.material,
      table.isCorner,
      table.isBestSeller,
      table.isPromo,
      table.isForeign,
      table.payablePrice,
      table.deletedAt,
    ),
    index('products_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
)

/** The ordered pictures of a product; position 0 is its cover. */
export const productImages = pgTable(
  'product_images',
  {
    productId: uuid('product_id').notNull(),
    position: smallint('position').notNull(),
    publicId: text('public_id')
      .notNull()
      .references(() => pictures.publicId),
    alt: text('alt').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    foreignKey({ columns: [table.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    index('product_images_of_picture').on(table.publicId),
  ],
)

/**
 * Pictures of the shop's pages: the slides of the home page, the covers of the e-catalogues, and others that are recorded here so that
 * they are not removed as unused.
 */
export const sitePictures = pgTable(
  'site_pictures',
  {
    place: text('place', { enum: ['hero', 'page', 'catalogue'] }).notNull(),
    position: smallint('position').notNull(),
    publicId: text('public_id')
      .notNull()
      .references(() => pictures.publicId),
    alt: text('alt').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.place, table.position] })],
)

/**
 * One row with a number that every change of the catalogue increases in its transaction. Responses and pages are cached under it,
 * so a server that reads it knows whether its cache is valid.
 */
export const catalogueState = pgTable(
  'catalogue_state',
  {
    id: smallint('id').primaryKey().default(1),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    /** The version of the search columns, which `index-search.ts` brings up to date. */
    searchVersion: integer('search_version').notNull().default(0),
  },
  (table) => [check('catalogue_state_one_row', sql`${table.id} = 1`)],
)

/** One row with the facts of the shop that admins have saved; none before the first save. */
export const shopDetails = pgTable(
  'shop_details',
  {
    id: smallint('id').primaryKey().default(1),
    /** Raised by every save and every import of hero pictures. */
    version: integer('version').notNull(),
    /** Not `jsonb`, which would change the order of the fields and so of the links. */
    details: json('details')
      .$type<Partial<ShopDetails> & { catalogues?: readonly { title: string; href: string }[] }>()
      .notNull(),
  },
  (table) => [check('shop_details_one_row', sql`${table.id} = 1`)],
)
