import type { EnquiryListQuery } from '@shop/api'
import { labelledItemWishes, wishFieldsOf } from '@shop/domain'
import { csvLine } from '../catalogue/export/csv-line.ts'
import type { Executor } from '../db/database.ts'
import { and, asc, sql } from '../db/drizzle.ts'
import { enquiries } from '../db/schema.ts'
import { enquiryConditions } from './enquiry-list.ts'
import type { EnquiryRow } from './enquiry-view.ts'

/** Columns of the file, with the text of each cell. */
const columns: Readonly<Record<string, (row: EnquiryRow) => string | number | null>> = {
  reference: (row) => row.reference,
  created_at: (row) => row.createdAt.toISOString(),
  status: (row) => row.status,
  source: (row) => row.source,
  name: (row) => row.name,
  phone_number: (row) => row.phoneNumber,
  email: (row) => row.email,
  subject: (row) => row.subject,
  items: (row) => row.items.map(itemLine).join('\n'),
  total: (row) => row.total,
  quoted_total: (row) => row.quotedTotal,
  deposit: (row) => row.deposit,
  promised_date: (row) => row.promisedDate,
  ...Object.fromEntries(wishFieldsOf('order').map(({ id }) => [`wish_${id}`, (row: EnquiryRow) => row.details[id] ?? null])),
  note: (row) => row.note,
}

/** A line of the items, with the wishes about the item in brackets. */
function itemLine({ quantity, name, wishes = {} }: EnquiryRow['items'][number]): string {
  const texts = labelledItemWishes(wishes).map(({ label, text }) => `${label}: ${text}`)
  return `${quantity} × ${name}${texts.length === 0 ? '' : ` (${texts.join(', ')})`}`
}

const byteOrderMark = '\uFEFF'
const batch = 500

/** The enquiries that match as the lines of a CSV file, oldest first. Spreadsheets read the mark at its start as UTF-8. */
export async function* enquiriesCsv(executor: Executor, query: EnquiryListQuery): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(Object.keys(columns))
  let last: EnquiryRow | undefined
  do {
    const after =
      last && sql`(${enquiries.createdAt}, ${enquiries.reference}) > (${last.createdAt.toISOString()}, ${last.reference})`
    const rows: EnquiryRow[] = await executor
      .select()
      .from(enquiries)
      .where(and(enquiryConditions(query), after))
      .orderBy(asc(enquiries.createdAt), asc(enquiries.reference))
      .limit(batch)
    for (const row of rows) yield csvLine(Object.values(columns).map((cellOf) => String(cellOf(row) ?? '')))
    last = rows.length === batch ? rows.at(-1) : undefined
  } while (last !== undefined)
}
