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

/** How well the items of a list match its search. */
interface SearchMatch {
  /** How many have all of the search. */
  readonly exact: number
  /** Which claims of the search the first item meets; null when nobody asks. */
  readonly met: readonly boolean[] | null
}

/** A page with how well it matches the search; null without a search. */
export type Matched<Page> = Page & { readonly match: SearchMatch | null }

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
): Promise<Matched<{ rows: Row[]; hasMore: boolean; total: number }>> {
  const { table, source, terms, order, columns, join } = parts
  const offset = (page - 1) * limit
  const conditions = parts.conditionsOf(terms)
  const cut = sql`order by ${order} limit ${limit} offset ${offset}`
  const found = await select<Row & { total: number; exact?: number; met?: boolean[]; id: string | null }>(
    reader,
    terms !== null
      ? sql`
      with ${matchedItems(parts)}
      select counted.total, counted.exact, ${metClaims(parts, page)} as met, ${columns}
      from (select count(*)::int as total, (count(*) filter (where is_whole))::int as exact from matched) as counted
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
  const match = terms === null ? null : { exact: found[0]?.exact ?? 0, met: found[0]?.met ?? null }
  return { rows, hasMore: offset + rows.length < total && rows.length > 0, total, match }
}

/** Whether an item meets each claim of the search. It is computed only for a first page, whose first item is the nearest one. */
function metClaims({ table, terms }: ListParts, page: number): SQL {
  if (terms === null || page > 1 || terms.claims.length < 2) return sql`null`
  const met = terms.claims.map((claim) => sql`${table.search} @@ ${claim.met}::tsquery`)
  return sql`array[${sql.join(met, sql`, `)}]`
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
