import type { AdminCollectionQuery, AdminProductQuery } from '@shop/api'
import type { Gap } from '@shop/domain'
import { and, eq, sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { collections, productImages, products } from '../db/schema.ts'

const picturesOfProduct = sql`select 1 from ${productImages} where ${productImages.productId} = ${products.id}`

/** The condition that a product lacks something. */
export const productLacks: Readonly<Record<Gap, SQL>> = {
  pictures: sql`not exists (${picturesOfProduct})`,
  measurements: sql`${products.width} is null`,
  'alternative text': sql`exists (${picturesOfProduct} and btrim(${productImages.alt}) = '')`,
}

/** The condition that a collection lacks something. It has no measurements of its own. */
export const collectionLacks: Readonly<Record<Gap, SQL>> = {
  pictures: sql`${collections.coverId} is null`,
  measurements: sql`false`,
  'alternative text': sql`(${collections.coverId} is not null and btrim(${collections.coverAlt}) = '')`,
}

/** The condition of the filters of products that only admins have. */
export function adminProductCondition({ visibility, lacks }: AdminProductQuery): SQL | undefined {
  return and(
    visibility === undefined ? undefined : eq(products.visibility, visibility),
    lacks === undefined ? undefined : productLacks[lacks],
  )
}

/** The condition of the filters of collections that only admins have. */
export function adminCollectionCondition({ visibility, lacks }: AdminCollectionQuery): SQL | undefined {
  return and(
    visibility === undefined ? undefined : eq(collections.visibility, visibility),
    lacks === undefined ? undefined : collectionLacks[lacks],
  )
}
