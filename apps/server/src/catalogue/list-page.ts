import type { collections, products } from '../db/schema.ts'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { nearTerms } from './search-terms.ts'
import type { SearchTerms } from './search-terms.ts'
import { select } from './select.ts'

/** The columns that sort orders compare. */
const orderColumns = ['id', 'created_at', 'payable_price', 'name_key', 'search', 'is_best_seller']
const productOrderColumns = [...orderColumns, 'width', 'depth', 'height']

/** When as many items have all of a search, no others follow them. */
const enoughMatches = 12

/** The items that a list, or its export, selects. */
export interface Selection {
  readonly table: typeof products | typeof collections
  /** The rows of the table that the reader sees. */
  readonly source: SQL
  /** How to search; null without a search. */
  readonly terms: SearchTerms | null
  /** The conditions of the list under some terms. */
  readonly conditionsOf: (terms: SearchTerms | null) => SQL
}

/** The differences between a list of products and one of collections. */
interface ListParts extends Selection {
  readonly order: SQL
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
  parts: ListParts,
): Promise<{ rows: Row[]; hasMore: boolean; total: number }> {
  const { table, source, terms, order, columns, join } = parts
  const offset = (page - 1) * limit
  const conditions = parts.conditionsOf(terms)
  const cut = sql`order by ${order} limit ${limit} offset ${offset}`
  const found = await select<Row & { total: number; id: string | null }>(
    reader,
    terms !== null
      ? sql`
      with ${matchedItems(parts)}
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

/**
 * The common table `matched`: the items of a selection, in a search followed by those with some of it. PostgreSQL reads none of the
 * latter when enough items have all of the search.
 */
export function matchedItems({ table, source, terms, conditionsOf }: Selection): SQL {
  const near = nearTerms(terms)
  const following = sql`union all select ${columnsOf(table)}, false as is_whole from ${source}
    where (select count(*) from whole) < ${enoughMatches} and ${conditionsOf(near)} and id not in (select id from whole)`
  return sql`whole as materialized (select ${columnsOf(table)} from ${source} where ${conditionsOf(terms)}),
    matched as materialized (select *, true as is_whole from whole ${near === null ? sql`` : following})`
}

function columnsOf(table: ListParts['table']): SQL {
  const names = 'width' in table ? productOrderColumns : orderColumns
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}
