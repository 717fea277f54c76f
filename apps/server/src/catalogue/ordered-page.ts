import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { OrderKey } from './catalogue.filters.ts'
import type { ListParts } from './list-page.ts'

/** After this many items a page is far: PostgreSQL begins to read at the nearer end of the list. */
const farOffset = 2000

/** Selects the ids of one page of a list without a search, and the `total` of the list. */
export function orderedPage(parts: ListParts, { limit, offset }: { readonly limit: number; readonly offset: number }): SQL {
  const { source, order } = parts
  const conditions = parts.conditionsOf(null)
  const ids = sql`array(select id from ${source} where ${conditions} order by ${orderBy(order, 'source')} limit ${limit} offset ${offset})`
  if (offset < farOffset) return sql`select ${totalOf(parts)} as total, ${ids} as ids`
  const keys = order.map(({ name, by }) => sql`${by} as ${sql.identifier(name)}`)
  const backwards = order.map((key) => ({ ...key, direction: key.direction.startsWith('asc') ? 'desc' : 'asc' }) as const)
  // The last page may be shorter, and the pages after it are empty.
  const idsFromEnd = sql`array(select id from (
    select ${sql.join(keys, sql`, `)} from ${source} where ${conditions} order by ${orderBy(backwards, 'source')}
      limit (select greatest(least(${limit}::bigint, total - ${offset}::bigint), 0) from counted)
      offset (select greatest(total - ${offset + limit}::bigint, 0) from counted)) as page
    order by ${orderBy(order, 'page')})`
  return sql`with counted as materialized (select ${totalOf(parts)} as total)
    select total, case when total < ${2 * offset}::bigint then ${idsFromEnd} else ${ids} end as ids from counted`
}

/** The number of items of a list without a search. */
function totalOf({ source, counted, conditionsOf, total }: ListParts): SQL {
  if (total !== null) return sql`${total}::int`
  if (counted === null) return sql`(select count(*)::int from ${source} where ${conditionsOf(null)})`
  return sql`(select coalesce(sum(count), 0)::int from ${counted} where ${conditionsOf(null)})`
}

/** The order by the values of the source, or by the columns of a page that have their names. */
export function orderBy(order: readonly OrderKey[], of: 'source' | 'page'): SQL {
  const keys = order.map(({ name, by, direction }) => sql`${of === 'source' ? by : sql.identifier(name)} ${sql.raw(direction)}`)
  return sql.join(keys, sql`, `)
}
