import type { collections, products } from '../db/schema.ts'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { nearTerms } from './search-terms.ts'
import type { SearchTerms } from './search-terms.ts'
import { select } from './select.ts'

/** The columns that sort orders compare. */
const orderColumns = ['id', 'created_at', 'payable_price', 'name_key', 'is_best_seller']
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

/** A selection with its order. */
interface ListParts extends Selection {
  readonly order: SQL
  /** The number of items when it is known, else null. */
  readonly total: number | null
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
 * Finds the ids of one page and the number of all matches in one statement.
 *
 * A list follows an index and stops after the page, so its count is a separate scan, unless it is known. A search has to rank every match, so one
 * scan gives both the count and the page.
 */
export async function listPage(
  reader: Reader,
  { page, limit }: { readonly page: number; readonly limit: number },
  parts: ListParts,
): Promise<Matched<{ ids: string[]; hasMore: boolean; total: number }>> {
  const { table, source, terms, order, total: known } = parts
  const offset = (page - 1) * limit
  const conditions = parts.conditionsOf(terms)
  const cut = sql`order by ${order} limit ${limit} offset ${offset}`
  const [found] = await select<{ ids: string[]; total: number; exact?: number; met?: boolean[] | null }>(
    reader,
    terms !== null
      ? sql`
      with ${matchedItems(parts, columnsOf(table, terms))}
      select count(*)::int as total, (count(*) filter (where is_whole))::int as exact, ${metClaims(parts, page)} as met,
        array(select id from matched as ${table} ${cut}) as ids
      from matched`
      : sql`
      select ${known === null ? sql`(select count(*)::int from ${source} where ${conditions})` : sql`${known}::int`} as total,
        array(select id from ${source} where ${conditions} ${cut}) as ids`,
  )
  const { ids, total, exact, met } = found ?? { ids: [], total: 0 }
  const match = terms === null ? null : { exact: exact ?? 0, met: met ?? null }
  return { ids, hasMore: offset + ids.length < total && ids.length > 0, total, match }
}

/** Whether the nearest item, the first of the first page, meets each claim of the search. */
function metClaims({ table, terms, order }: ListParts, page: number): SQL {
  if (terms === null || page > 1 || terms.claims.length < 2) return sql`null`
  const met = terms.claims.map((claim) => sql`${table.search} @@ ${claim.met}::tsquery`)
  return sql`(select array[${sql.join(met, sql`, `)}] from ${table}
    where ${table.id} = (select id from matched as ${table} order by ${order} limit 1))`
}

/**
 * The common table `matched`: the items of a selection, in a search followed by those with some of it. PostgreSQL reads none of the
 * latter when enough items have all of the search.
 *
 * @param columns - a select list of columns to read; the more there are, the longer takes a search that matches many items
 */
export function matchedItems({ source, terms, conditionsOf }: Selection, columns: SQL): SQL {
  const near = nearTerms(terms)
  const following = sql`union all select ${columns}, false as is_whole from ${source}
    where (select count(*) from whole) < ${enoughMatches} and ${conditionsOf(near)} and id not in (select id from whole)`
  return sql`whole as materialized (select ${columns} from ${source} where ${conditionsOf(terms)}),
    matched as materialized (select *, true as is_whole from whole ${near === null ? sql`` : following})`
}

/** The columns that order a search. The rank is computed once for each item. */
function columnsOf(table: ListParts['table'], { rank }: SearchTerms): SQL {
  const names = 'width' in table ? productOrderColumns : orderColumns
  const rankOf = rank === null ? [] : [sql`ts_rank(${table.search}, ${rank}::tsquery) as rank`]
  return sql.join([...names.map((name) => sql.identifier(name)), ...rankOf], sql`, `)
}
