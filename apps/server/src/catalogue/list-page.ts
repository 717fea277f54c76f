import type { collections, products } from '../db/schema.ts'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import type { OrderKey } from './catalogue.filters.ts'
import { orderBy, orderedPage } from './ordered-page.ts'
import { nearTerms } from './search-terms.ts'
import type { SearchTerms } from './search-terms.ts'
import { select } from './select.ts'

/** When as many items have all of a search, no others follow them. */
export const enoughMatches = 12

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
export interface ListParts extends Selection {
  readonly order: readonly OrderKey[]
  /** The same items by the values of their filters, with `count`; null when the list has other conditions. */
  readonly counted: SQL | null
  /** The number of items when it is known, else null. */
  readonly total: number | null
}

/** How well the items of a list match its search. */
interface SearchMatch {
  /** How many have all of the search. */
  readonly exact: number
  /** Which claims of the search the first item meets; null when it was not requested. */
  readonly met: readonly boolean[] | null
}

/** A page with how well it matches the search; null without a search. */
export type Matched<Page> = Page & { readonly match: SearchMatch | null }

/**
 * Finds the ids of one page and the number of all matches in one statement.
 *
 * A list follows an index and stops after the page, so its total is read separately, unless it is known. A search has to rank every match, so
 * one scan gives both the count and the page.
 */
export async function listPage(
  reader: Reader,
  { page, limit }: { readonly page: number; readonly limit: number },
  parts: ListParts,
): Promise<Matched<{ ids: string[]; hasMore: boolean; total: number }>> {
  const { terms, order } = parts
  const offset = (page - 1) * limit
  const cut = sql`limit ${limit} offset ${offset}`
  const keys = order.map(({ name, by }) => sql`${by} as ${sql.identifier(name)}`)
  const [found] = await select<{ ids: string[]; total: number; exact?: number; met?: boolean[] | null }>(
    reader,
    terms !== null
      ? sql`
      with ${matchedItems(parts, sql.join(keys, sql`, `))},
        page as materialized (select array(select id from matched order by is_whole desc, ${orderBy(order, 'page')} ${cut}) as ids)
      select ids, exact, exact + (select count(*)::int from near) as total, ${metClaims(parts, page)} as met from page, counted`
      : orderedPage(parts, { limit, offset }),
  )
  const { ids, total, exact, met } = found ?? { ids: [], total: 0 }
  const match = terms === null ? null : { exact: exact ?? 0, met: met ?? null }
  return { ids, hasMore: offset + ids.length < total && ids.length > 0, total, match }
}

/** Whether the nearest item, the first of the first page, meets each claim of the search. */
function metClaims({ table, terms }: ListParts, page: number): SQL {
  if (terms === null || page > 1 || terms.claims.length < 2) return sql`null`
  const met = terms.claims.map((claim) => sql`${table.search} @@ ${claim.met}::tsquery`)
  return sql`(select array[${sql.join(met, sql`, `)}] from ${table} where ${table.id} = ids[1])`
}

/**
 * The common table `matched`: the items of a selection, in a search followed by those with some of it. PostgreSQL reads none of the
 * latter when enough items have all of the search, which is their number `exact` in the table `counted`.
 *
 * @param columns - a select list with the id; the more there is in it, the longer takes a search that matches many items
 */
export function matchedItems({ source, terms, conditionsOf }: Selection, columns: SQL): SQL {
  const near = nearTerms(terms)
  const following = sql`select ${columns} from ${source}
    where (select exact from counted) < ${enoughMatches} and ${conditionsOf(near)} and id not in (select id from whole)`
  return sql`whole as materialized (select ${columns} from ${source} where ${conditionsOf(terms)}),
    counted as materialized (select count(*)::int as exact from whole),
    near as materialized (${near === null ? sql`select * from whole where false` : following}),
    matched as (select *, true as is_whole from whole union all select *, false from near)`
}
