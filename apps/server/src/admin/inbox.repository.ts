import type { InboxMessage, InboxQuery } from '@shop/api'
import type { Clock } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { and, count, desc, eq, isNotNull, isNull, or, sql } from '../db/drizzle.ts'
import type { AnyPgColumn, SQL } from '../db/drizzle.ts'
import { contactMessages } from '../db/schema.ts'

/** Reads the messages from the contact form and marks them as done. */
export interface InboxRepository {
  list(query: InboxQuery): Promise<{ messages: InboxMessage[]; hasMore: boolean; total: number }>
  /**
   * Marks a message as done, or opens it again.
   *
   * @param doneBy - the name of the admin who is done; null opens the message
   * @returns null when there is no such message
   */
  mark(id: string, doneBy: string | null): Promise<InboxMessage | null>
}

/** Creates the repository. */
export function createInboxRepository(executor: Executor, clock: Clock): InboxRepository {
  return {
    async list({ page, limit, search, state }) {
      const matching = and(stateCondition(state), searchCondition(search))
      const [counted] = await executor.select({ total: count() }).from(contactMessages).where(matching)
      const rows = await executor
        .select()
        .from(contactMessages)
        .where(matching)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(limit)
        .offset((page - 1) * limit)
      const total = counted?.total ?? 0
      return { messages: rows.map(toInboxMessage), hasMore: page * limit < total, total }
    },

    async mark(id, doneBy) {
      const [row] = await executor
        .update(contactMessages)
        .set(doneBy === null ? { doneAt: null, doneBy: null } : { doneAt: clock(), doneBy })
        .where(eq(contactMessages.id, id))
        .returning()
      return row === undefined ? null : toInboxMessage(row)
    },
  }
}

function stateCondition(state: InboxQuery['state']): SQL | undefined {
  if (state === undefined) return undefined
  return state === 'open' ? isNull(contactMessages.doneAt) : isNotNull(contactMessages.doneAt)
}

/** Every word of the search must occur in the message. */
function searchCondition(search: string | undefined): SQL | undefined {
  const { name, email, phoneNumber, subject, message } = contactMessages
  const columns: readonly AnyPgColumn[] = [name, email, phoneNumber, subject, message]
  const words = search?.toLowerCase().split(/\s+/) ?? []
  return and(...words.map((word) => or(...columns.map((column) => sql`strpos(lower(${column}), ${word}) > 0`))))
}

function toInboxMessage({ id, createdAt, doneAt, ...message }: typeof contactMessages.$inferSelect): InboxMessage {
  return { _id: id, ...message, createdAt: createdAt.toISOString(), doneAt: doneAt?.toISOString() ?? null }
}
