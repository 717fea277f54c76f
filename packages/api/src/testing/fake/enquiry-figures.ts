import { enquiryStatuses } from '@shop/domain'
import type { EnquiryFigures } from '../../schemas/types.ts'
import type { FakeState } from './state.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** The figures of the fake's enquiries. Its last week is the one of its newest enquiry. */
export function figuresOf({ enquiries }: FakeState): EnquiryFigures {
  // A question through the contact form becomes an order when the shop quotes a price for it.
  const orders = enquiries.filter(({ enquiry: { source, quotedTotal } }) => source !== 'contact' || quotedTotal !== null)
  const all = orders.map(({ enquiry, desk }) => ({ ...enquiry, name: desk?.name ?? '' }))
  const newest =
    all
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? '2026-01-01'
  const amount = (some: typeof all) => ({
    count: some.length,
    worth: some.reduce((sum, { quotedTotal, total }) => sum + (quotedTotal ?? total), 0),
  })
  const lines = all.flatMap(({ items }) => items)
  return {
    weeks: Array.from({ length: 12 }, (_, index) => {
      const monday = mondayOf(Date.parse(newest) - (11 - index) * week)
      return { week: monday, ...amount(all.filter(({ createdAt }) => mondayOf(Date.parse(createdAt)) === monday)) }
    }),
    statuses: enquiryStatuses.map((status) => ({ status, ...amount(all.filter((each) => each.status === status)) })),
    mostAsked: [...new Map(lines.map((line) => [line.item, line])).values()]
      .map(({ itemType, item, name }) => {
        const same = lines.filter((line) => line.item === item)
        const quantity = same.reduce((sum, line) => sum + line.quantity, 0)
        return { itemType, item, name, quantity, enquiries: same.length }
      })
      .sort((one, other) => other.quantity - one.quantity)
      .slice(0, 8),
    overdue: all.flatMap(({ reference, name, status, promisedDate }) =>
      promisedDate === null ? [] : [{ reference, name, status, reason: 'promised' as const, since: promisedDate }],
    ),
    daysToDeposit: null,
  }
}

function mondayOf(time: number): string {
  const day = new Date(time)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
