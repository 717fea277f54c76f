import type { Executor } from '../db/database.ts'
import { eq, inArray } from '../db/drizzle.ts'
import { enquiries, enquirySteps } from '../db/schema.ts'
import { enquirySearch } from './enquiry-search.ts'

/**
 * Removes what enquiries say about a customer whose account is deleted: name, phone number, note, wishes, and the texts that admins
 * wrote. Items, prices, statuses and dates stay, so that the shop's figures do not change.
 */
export async function forgetCustomer(transaction: Executor, userId: string): Promise<void> {
  const { reference, items } = enquiries
  const rows = await transaction.select({ reference, items }).from(enquiries).where(eq(enquiries.userId, userId)).for('update')
  if (rows.length === 0) return
  const nobody = { name: '', phoneNumber: '' }
  for (const row of rows) {
    await transaction
      .update(enquiries)
      .set({
        ...nobody,
        note: '',
        details: {},
        items: row.items.map((item) => ({ ...item, wishes: {} })),
        search: enquirySearch({ ...nobody, ...row }),
      })
      .where(eq(reference, row.reference))
  }
  const references = rows.map((row) => row.reference)
  await transaction.update(enquirySteps).set({ text: '' }).where(inArray(enquirySteps.reference, references))
}
