import { select } from '../catalogue/select.ts'
import { sourcesOf } from '../catalogue/sources.ts'
import { sql } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { collections, productCounts } from '../db/schema.ts'

/** Counts the items that shoppers do not see: drafts and hidden ones. */
export async function countUnseenItems(reader: Reader): Promise<number> {
  const [row] = await select<{ total: number }>(
    reader,
    sql`select ((select coalesce(sum(stored - listed), 0) from ${productCounts})
      + (select count(*) from ${sourcesOf.admins.collections} where not ${collections.isListed}))::int as total`,
  )
  return row?.total ?? 0
}
