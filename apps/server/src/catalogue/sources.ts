import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { fixed } from '../db/fixed-sql.ts'
import { collections, productCounts, products } from '../db/schema.ts'

/** The readers of the catalogue: shoppers see public items, admins also drafts and hidden ones. Nobody sees deleted items. */
export type CatalogueReaders = 'shoppers' | 'admins'

/** The items that some readers see, to be used in place of the tables. PostgreSQL reads the table's indexes through them. */
export interface Sources {
  readonly products: SQL
  readonly collections: SQL
  /** The products by the values of their filters, to be used in place of the table: `count` is the number with the same values. */
  readonly countedProducts: SQL
}

/** The sources for each kind of reader. */
export const sourcesOf: Readonly<Record<CatalogueReaders, Sources>> = {
  shoppers: {
    products: fixed(sql`(select * from ${products} where ${products.isListed}) as ${products}`),
    collections: fixed(sql`(select * from ${collections} where ${collections.isListed}) as ${collections}`),
    countedProducts: fixed(sql`(select *, listed as count from ${productCounts} where listed > 0) as ${products}`),
  },
  admins: {
    products: fixed(sql`(select * from ${products} where ${products.deletedAt} is null) as ${products}`),
    collections: fixed(sql`(select * from ${collections} where ${collections.deletedAt} is null) as ${collections}`),
    countedProducts: fixed(sql`(select *, stored as count from ${productCounts} where stored > 0) as ${products}`),
  },
}
