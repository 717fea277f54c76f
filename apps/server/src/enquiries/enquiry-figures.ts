import type { EnquiryFigures } from '@shop/api'
import { beginOfDayInLagos, dayInLagos, enquiryStatuses } from '@shop/domain'
import type { EnquiryStatus, ItemType } from '@shop/domain'
import { milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { enquiries, enquirySteps } from '../db/schema.ts'

const week = 7 * milliseconds.day
const shown = { weeks: 12, items: 8, overdue: 8 } as const
/** A question through the contact form becomes an order when the shop quotes a price for it. */
const isOrder = sql`(${enquiries.source} <> 'contact' or ${enquiries.quotedTotal} is not null)`
/** After this time, an enquiry that nobody has answered is overdue. */
const answerTime = 2 * milliseconds.day

/** The figures of the last twelve weeks, and what is overdue. Weeks begin on Monday in Lagos. */
export async function readEnquiryFigures(executor: Executor, now: Date): Promise<EnquiryFigures> {
  const weekDays = lastWeeks(now)
  const since = beginOfDayInLagos(weekDays[0]!).toISOString()
  const rowsOf = async <Row>(statement: SQL) => (await executor.execute(statement)).rows as Row[]
  const { createdAt, status, items, total, quotedTotal, promisedDate, reference, name } = enquiries
  const worth = sql`sum(coalesce(${quotedTotal}, ${total}))::float8`
  const recent = sql`${createdAt} >= ${since} and ${isOrder}`

  const weeks = await rowsOf<{ week: string; count: number; worth: number }>(sql`
    select to_char(date_trunc('week', (${createdAt} at time zone 'UTC') + interval '1 hour'), 'YYYY-MM-DD') as week,
      count(*)::int as count, ${worth} as worth
    from ${enquiries} where ${recent} group by 1`)
  const statuses = await rowsOf<{ status: EnquiryStatus; count: number; worth: number }>(sql`
    select ${status}, count(*)::int as count, ${worth} as worth from ${enquiries} where ${recent} group by 1`)
  const mostAsked = await rowsOf<{ itemType: ItemType; item: string; name: string; quantity: number; enquiries: number }>(sql`
    select line->>'itemType' as "itemType", line->>'item' as item, max(line->>'name') as name,
      sum((line->>'quantity')::int)::int as quantity, count(*)::int as enquiries
    from ${enquiries}, jsonb_array_elements(${items}) as line where ${recent}
    group by 1, 2 order by quantity desc, name limit ${shown.items}`)
  const overdue = await rowsOf<EnquiryFigures['overdue'][number]>(sql`
    (select ${reference}, ${name}, ${status}, 'unanswered' as reason, ${dayOf(createdAt)} as since from ${enquiries}
      where ${status} = 'new' and ${createdAt} < ${new Date(now.getTime() - answerTime).toISOString()}
      order by ${createdAt} limit ${shown.overdue})
    union all
    (select ${reference}, ${name}, ${status}, 'promised', ${promisedDate}::text from ${enquiries}
      where ${status} in ('deposit-paid', 'in-production', 'ready') and ${promisedDate} < ${dayInLagos(now)}::date
      order by ${promisedDate} limit ${shown.overdue})`)
  const [toDeposit] = await rowsOf<{ days: number | null }>(sql`
    select (percentile_cont(0.5) within group (order by extract(epoch from ${enquirySteps.at} - ${createdAt})) / 86400)::float8 as days
    from ${enquiries} join ${enquirySteps} on ${enquirySteps.reference} = ${reference}
    where ${recent} and ${enquirySteps.kind} = 'step' and ${enquirySteps.to} = 'deposit-paid'
      and ${status} in ('deposit-paid', 'in-production', 'ready', 'delivered')`)

  const ofWeek = new Map(weeks.map((each) => [each.week, each]))
  const ofStatus = new Map(statuses.map((each) => [each.status, each]))
  return {
    weeks: weekDays.map((day) => ofWeek.get(day) ?? { week: day, count: 0, worth: 0 }),
    statuses: enquiryStatuses.map((each) => ofStatus.get(each) ?? { status: each, count: 0, worth: 0 }),
    mostAsked,
    overdue,
    daysToDeposit: toDeposit?.days ?? null,
  }
}

/** The Mondays with which the last weeks begin in Lagos, oldest first. */
function lastWeeks(now: Date): string[] {
  const today = beginOfDayInLagos(dayInLagos(now))
  const sinceMonday = (new Date(`${dayInLagos(now)}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = today.getTime() - sinceMonday * milliseconds.day
  return Array.from({ length: shown.weeks }, (_, index) => dayInLagos(new Date(monday - (shown.weeks - 1 - index) * week)))
}

function dayOf(column: typeof enquiries.createdAt): SQL {
  return sql`to_char((${column} at time zone 'UTC') + interval '1 hour', 'YYYY-MM-DD')`
}
