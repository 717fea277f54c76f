import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'

/**
 * The query of the recursive table `found`, whose rows are the distinct materials of products, and null. Each step looks the next
 * material up in the index, because there are few among many products.
 */
export function foundMaterials(source: SQL): SQL {
  return sql`select (select material from ${source} order by material limit 1) as material
    union all
    select (select material from ${source} where material > found.material order by material limit 1)
    from found where found.material is not null`
}
