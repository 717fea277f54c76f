import type { EnquiryListQuery, ListedEnquiry } from '@shop/api'
import { beginOfDayInLagos, enquiryStatuses, limits, searchWords } from '@shop/domain'
import type { EnquirySort, EnquiryStatus } from '@shop/domain'
import { quoteWord } from '../catalogue/search-vector.ts'
import { milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { and, asc, desc, eq, gte, lt, sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { enquiries } from '../db/schema.ts'
import { imagesOf, withAlt } from './enquiry-pictures.ts'
import { headOf } from './enquiry-view.ts'

/** A page of enquiries. */
interface EnquiryPage {
  readonly enquiries: ListedEnquiry[]
  readonly hasMore: boolean
}

/** Lists enquiries. One more row than the page is read, so that the others need not be counted. */
export async function listEnquiries(executor: Executor, query: EnquiryListQuery): Promise<EnquiryPage> {
  const { page, limit, sort = 'newest' } = query
  const found = await executor
    .select()
    .from(enquiries)
    .where(enquiryConditions(query))
    .orderBy(...orders[sort])
    .limit(limit + 1)
    .offset((page - 1) * limit)
  const rows = found.slice(0, limit)
  const images = await imagesOf(
    executor,
    rows.flatMap(({ items }) => items.slice(0, 1)),
  )
  return {
    hasMore: found.length > limit,
    enquiries: rows.map((row) => {
      const [first] = row.items
      const image = first === undefined ? null : withAlt(images, first)
      return { ...headOf(row), firstItem: first?.name ?? '', itemCount: row.items.length, image }
    }),
  }
}

/**
 * How many enquiries have each status. Each count stops at a maximum, because counting all rows of a large shop takes longer than
 * reading a page. The order makes PostgreSQL count in the index of the status.
 */
export async function countEnquiries(executor: Executor): Promise<Record<EnquiryStatus, number>> {
  const counts = enquiryStatuses.map(
    (status) =>
      sql`(select count(*)::int from (select 1 from ${enquiries} where ${enquiries.status} = ${status} order by ${enquiries.createdAt} limit ${limits.enquiryCountMaximum}) as counted) as ${sql.identifier(status)}`,
  )
  const { rows } = await executor.execute(sql`select ${sql.join(counts, sql`, `)}`)
  return rows[0] as Record<EnquiryStatus, number>
}

const orders: Readonly<Record<EnquirySort, SQL[]>> = {
  newest: [desc(enquiries.createdAt), desc(enquiries.reference)],
  oldest: [asc(enquiries.createdAt), asc(enquiries.reference)],
  highest: [desc(sql`coalesce(${enquiries.quotedTotal}, ${enquiries.total})`), desc(enquiries.reference)],
}

/** What a row must fulfil for the filters of a list. */
export function enquiryConditions({ search, status, from, until }: EnquiryListQuery): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(enquiries.status, status),
    from === undefined ? undefined : gte(enquiries.createdAt, beginOfDayInLagos(from)),
    until === undefined ? undefined : lt(enquiries.createdAt, new Date(beginOfDayInLagos(until).getTime() + milliseconds.day)),
    searchCondition(search),
  )
}

/** Every word of the search must begin a word of the enquiry. */
function searchCondition(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined
  const words = searchWords(search)
  if (words.length === 0) return sql`false`
  return sql`${enquiries.search} @@ ${words.map((word) => `${quoteWord(word)}:*`).join(' & ')}::tsquery`
}
