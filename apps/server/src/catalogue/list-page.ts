import type { collections, products } from '../db/schema.ts'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { select } from './select.ts'

/** The columns that sort orders compare. */
const orderColumns = ['id', 'created_at', 'payable_price', 'name_key', 'search', 'is_best_seller']
const productOrderColumns = [...orderColumns, 'width', 'depth', 'height']

/** When as many items have all of a search, no others follow them. */
export const enoughMatches = 12

/** The differences between a list of products and one of collections. */
interface ListParts {
  readonly table: typeof products | typeof collections
  /** The rows of the table that the reader sees. */
  readonly source: SQL
  readonly conditions: SQL
  readonly order: SQL
  /** The condition of the items that follow in a search when few meet `conditions`; null when none do. */
  readonly nearConditions: SQL | null
  readonly searched: boolean
  readonly columns: SQL
  readonly join: SQL
}

/**
 * Reads one page and the number of all matches in one statement. The page is selected first, and only its rows are joined with
 * their pictures. The count is a separate row, so it is known beyond the last page too.
 *
 * A list follows an index and stops after the page, so its count is a separate scan. A search has to rank every match, so one
 * scan gives both the count and the page.
 */
export async function listPage<Row extends { id: string }>(
  reader: Reader,
  { page, limit }: { readonly page: number; readonly limit: number },
  { table, source, conditions, nearConditions, order, searched, columns, join }: ListParts,
): Promise<{ rows: Row[]; hasMore: boolean; total: number }> {
  const offset = (page - 1) * limit
  const cut = sql`order by ${order} limit ${limit} offset ${offset}`
  const found = await select<Row & { total: number; id: string | null }>(
    reader,
    searched
      ? sql`
      with whole as materialized (
        select ${columnsOf(table)} from ${source} where ${conditions}
      ), matched as materialized (
        select *, true as is_whole from whole ${nearItems(table, source, nearConditions)}
      )
      select counted.total, ${columns}
      from (select count(*)::int as total from matched) as counted
      left join (select id, is_whole from matched as ${table} ${cut}) as page on true
      left join ${table} on ${table.id} = page.id ${join}
      order by ${order}`
      : sql`
      select counted.total, ${columns}
      from (select count(*)::int as total from ${source} where ${conditions}) as counted
      left join (select * from ${source} where ${conditions} ${cut}) as ${table} on true ${join}
      order by ${order}`,
  )
  const rows = found.filter((row) => row.id !== null)
  const total = found[0]?.total ?? 0
  return { rows, hasMore: offset + rows.length < total && rows.length > 0, total }
}

/** The items that follow. PostgreSQL reads none of them when enough items have all of the search. */
function nearItems(table: ListParts['table'], source: SQL, nearConditions: SQL | null): SQL {
  if (nearConditions === null) return sql``
  return sql`union all select ${columnsOf(table)}, false as is_whole from ${source}
    where (select count(*) from whole) < ${enoughMatches} and ${nearConditions} and id not in (select id from whole)`
}

function columnsOf(table: ListParts['table']): SQL {
  const names = 'width' in table ? productOrderColumns : orderColumns
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}
