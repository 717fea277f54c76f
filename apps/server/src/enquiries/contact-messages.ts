import { randomBytes } from 'node:crypto'
import type { ContactMessage, Overview } from '@shop/api'
import { newEnquiryReference } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { and, count, desc, eq } from '../db/drizzle.ts'
import { enquiries } from '../db/schema.ts'
import type { EnquiriesRepository } from './enquiries.repository.ts'

/**
 * Stores a message of the contact form as an enquiry without items. It belongs to no account, because its author may have entered
 * any name and email address.
 *
 * @returns its reference
 */
export async function addContactMessage(
  repository: Pick<EnquiriesRepository, 'add'>,
  transaction: Executor,
  shopName: string,
  { message, ...texts }: ContactMessage,
): Promise<string> {
  const draft = { ...texts, source: 'contact', linkKey: null, userId: null, note: message, items: [] } as const
  for (;;) {
    const added = await repository.add(transaction, { ...draft, reference: newEnquiryReference(shopName, randomBytes) })
    // Null when another enquiry has the reference.
    if (added !== null) return added.reference
  }
}

/** The newest messages of the contact form that nobody has answered, and how many there are. */
export async function readNewMessages(executor: Executor, limit: number): Promise<Pick<Overview, 'openMessages' | 'messages'>> {
  const { reference, name, subject, createdAt, source, status } = enquiries
  const isNew = and(eq(source, 'contact'), eq(status, 'new'))
  const [counted] = await executor.select({ openMessages: count() }).from(enquiries).where(isNew)
  const rows = await executor
    .select({ reference, name, subject, createdAt })
    .from(enquiries)
    .where(isNew)
    .orderBy(desc(createdAt), desc(reference))
    .limit(limit)
  const messages = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { openMessages: counted?.openMessages ?? 0, messages }
}
