import { createHash, randomBytes } from 'node:crypto'
import type { ContactMessage, Overview } from '@shop/api'
import { newEnquiryReference } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { and, count, desc, eq } from '../db/drizzle.ts'
import { enquiries } from '../db/schema.ts'
import type { EnquiriesRepository } from './enquiries.repository.ts'
import type { EnquiryRow } from './enquiry-view.ts'

type MessageFields = Pick<EnquiryRow, 'source' | 'email' | 'subject' | 'note'>

/**
 * Stores a message of the contact form as an enquiry without items. It belongs to no account, because its author may have entered
 * any name and email address.
 *
 * The references of a message with an id follow from the id, so the primary key of enquiries prevents that it is stored twice.
 *
 * @returns its reference; null when the message was stored before
 */
export async function addContactMessage(
  repository: EnquiriesRepository,
  transaction: Executor,
  shopName: string,
  { message, messageId, ...texts }: ContactMessage & { messageId?: string | undefined },
): Promise<string | null> {
  const draft = { ...texts, source: 'contact', linkKey: null, userId: null, note: message, items: [] } as const
  const bytes = messageId === undefined ? randomBytes : bytesOf(messageId)
  for (;;) {
    const reference = newEnquiryReference(shopName, bytes)
    const added = await repository.add(transaction, { ...draft, reference })
    if (added !== null) return added.reference
    // Another enquiry has the reference: this message, when it is sent again, or any other one.
    if (messageId !== undefined && isSame(draft, await repository.find(transaction, reference))) return null
  }
}

/** Bytes that look random and are always the same for an id. */
function bytesOf(messageId: string): (count: number) => Uint8Array {
  let calls = 0
  return (outputLength) => createHash('shake256', { outputLength }).update(`${calls++} ${messageId}`).digest()
}

/** Whether an enquiry is this message. Its name and phone number are not compared, because an admin may have corrected them. */
function isSame(draft: MessageFields, row: MessageFields | null): boolean {
  return (['source', 'email', 'subject', 'note'] as const).every((field) => row?.[field] === draft[field])
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
