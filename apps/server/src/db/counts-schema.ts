import { boolean, integer, pgTable, sql, text, unique } from './drizzle.ts'

/*
 * What the trigger `count_products` counts with every change of products. Counting 100,000 products takes PostgreSQL 10 ms, grouping them
 * 60 ms and collecting their words 200 ms; reading these tables takes a tenth of that.
 */

/** How many products the readers of the catalogue see. */
const seen = () => ({
  /** By shoppers. */
  listed: integer('listed').notNull(),
  /** By admins, who also see drafts and hidden products. */
  stored: integer('stored').notNull(),
})

/** The number of products for each combination of values of their filters. It may be 0. */
export const productCounts = pgTable(
  'product_counts',
  {
    category: text('category').notNull(),
    style: text('style').notNull(),
    material: text('material'),
    colours: text('colours')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isCorner: boolean('is_corner').notNull(),
    isBestSeller: boolean('is_best_seller').notNull(),
    isPromo: boolean('is_promo').notNull(),
    isForeign: boolean('is_foreign').notNull(),
    ...seen(),
  },
  (table) => [
    unique('product_counts_combination')
      .on(
        table.category,
        table.style,
        table.material,
        table.colours,
        table.isCorner,
        table.isBestSeller,
        table.isPromo,
        table.isForeign,
      )
      .nullsNotDistinct(),
  ],
)

/** The number of products with each word of their search columns. It may be 0. Concepts are not counted. */
export const productWords = pgTable('product_words', { word: text('word').primaryKey(), ...seen() })
