import type { Clock } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { and, eq } from '../db/drizzle.ts'
import type { resetTokens } from '../db/schema.ts'
import { isUnexpired } from './link-expiry.ts'
import { digestOf, newToken } from '../tokens.ts'

/** The links to accounts in emails, for one purpose. The database holds digests of their tokens; only the emails hold the tokens. */
export interface AccountLinks {
  /** Creates the token of a new link when the email is written. It replaces any older one. */
  create(userId: string): Promise<string>
  /** Whether a token is valid now. */
  isValid(token: string): Promise<boolean>
  /** Locks a link until the transaction ends and returns the id of its account; null when the token is not valid. */
  lock(transaction: Executor, token: string): Promise<string | null>
  /** Consumes a token and returns the id of its account; null when the token is not valid. */
  consume(transaction: Executor, token: string): Promise<string | null>
  /** Deletes the link of an account. */
  remove(executor: Executor, userId: string): Promise<void>
}

/**
 * Creates the links for one purpose.
 *
 * @param links - the table of the tokens
 * @param lifetime - how long a link is valid, in milliseconds
 */
export function createAccountLinks({ orm }: Database, clock: Clock, links: typeof resetTokens, lifetime: number): AccountLinks {
  const isValid = (token: string) => and(eq(links.digest, digestOf(token)), isUnexpired(links.expiresAt, clock, lifetime))

  return {
    async create(userId) {
      const token = newToken()
      const link = { digest: digestOf(token), expiresAt: new Date(clock().getTime() + lifetime) }
      await orm
        .insert(links)
        .values({ userId, ...link })
        .onConflictDoUpdate({ target: links.userId, set: link })
      return token
    },

    async isValid(token) {
      return (await orm.select({ userId: links.userId }).from(links).where(isValid(token))).length === 1
    },

    async lock(transaction, token) {
      const [locked] = await transaction.select({ userId: links.userId }).from(links).where(isValid(token)).for('update')
      return locked?.userId ?? null
    },

    async consume(transaction, token) {
      const [consumed] = await transaction.delete(links).where(isValid(token)).returning({ userId: links.userId })
      return consumed?.userId ?? null
    },

    async remove(executor, userId) {
      await executor.delete(links).where(eq(links.userId, userId))
    },
  }
}
