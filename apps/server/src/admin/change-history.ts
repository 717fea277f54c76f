import type { AdminChange, User } from '@shop/api'
import type { Executor } from '../db/database.ts'
import { desc } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { adminChanges } from '../db/schema.ts'

/** A change to record: what happened to which record. */
export type RecordedChange = Pick<AdminChange, 'action' | 'subject' | 'subjectId' | 'name'>

/**
 * Records changes of an admin in the transaction that makes them.
 *
 * @param by - the admin
 */
export async function recordChanges(transaction: Executor, by: User, changes: readonly RecordedChange[]): Promise<void> {
  if (changes.length === 0) return
  const at = new Date()
  await transaction
    .insert(adminChanges)
    .values(changes.map((change) => ({ id: newId(), at, userId: by._id, userName: by.username || by.email, ...change })))
}

/** Reads the last changes, newest first. */
export async function lastChanges(executor: Executor, limit: number): Promise<AdminChange[]> {
  const rows = await executor.select().from(adminChanges).orderBy(desc(adminChanges.at), desc(adminChanges.id)).limit(limit)
  return rows.map(({ id, at, userName, action, subject, subjectId, name }) => ({
    _id: id,
    at: at.toISOString(),
    by: userName,
    action,
    subject,
    subjectId,
    name,
  }))
}
