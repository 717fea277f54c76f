import type { EnquirySummary, User } from '@shop/api'
import { enquiryTitle } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { count, desc, eq, inArray } from '../db/drizzle.ts'
import { enquiries } from '../db/schema.ts'
import { enquirySearch } from './enquiry-search.ts'
import { isOpenedBy } from './enquiries.repository.ts'

/** What opens an enquiry. */
interface EnquiryLink {
  readonly reference: string
  readonly linkKey: string
}

/** A page of the enquiries of a customer, newest first. */
export async function listCustomerEnquiries(
  executor: Executor,
  userId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ enquiries: EnquirySummary[]; hasMore: boolean; total: number }> {
  const own = eq(enquiries.userId, userId)
  const [counted] = await executor.select({ total: count() }).from(enquiries).where(own)
  const { reference, status, total: sum, quotedTotal, createdAt, items } = enquiries
  const rows = await executor
    .select({ reference, status, total: sum, quotedTotal, createdAt, items })
    .from(enquiries)
    .where(own)
    .orderBy(desc(createdAt), desc(reference))
    .limit(limit)
    .offset((page - 1) * limit)
  const total = counted?.total ?? 0
  return {
    enquiries: rows.map(({ items: lines, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      title: enquiryTitle(lines),
    })),
    hasMore: page * limit < total,
    total,
  }
}

/**
 * Moves enquiries without an account to that of a customer, with the name and phone number of the account. Those that another
 * account has stay there.
 *
 * @returns how many of them the account has now, and whether a key was wrong
 */
export async function claimEnquiries(
  transaction: Executor,
  { _id, username, phoneNumber }: User,
  links: readonly EnquiryLink[],
): Promise<{ claimed: number; hasWrongKey: boolean }> {
  const references = links.map(({ reference }) => reference)
  const rows = await transaction
    .select()
    .from(enquiries)
    .where(inArray(enquiries.reference, references))
    .orderBy(enquiries.reference)
    .for('update')
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const opened = links.flatMap(({ reference, linkKey }) => {
    const row = byReference.get(reference) ?? null
    return isOpenedBy(row, linkKey) ? [row] : []
  })
  const free = opened.filter(({ userId }) => userId === null)
  for (const { reference, items } of free) {
    // The time of the last change stays: an admin who is writing about this enquiry loses nothing by a new name.
    await transaction
      .update(enquiries)
      .set({ userId: _id, name: username, phoneNumber, search: enquirySearch({ reference, name: username, phoneNumber, items }) })
      .where(eq(enquiries.reference, reference))
  }
  const claimed = opened.filter(({ userId }) => userId === null || userId === _id).length
  return { claimed, hasWrongKey: opened.length < links.length }
}
