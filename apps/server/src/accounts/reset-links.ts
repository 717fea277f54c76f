import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { and, eq, gt, sql } from '../db/drizzle.ts'
import { outbox, resetTokens, users } from '../db/schema.ts'
import type { Outbox } from '../mail/outbox.ts'
import { digestOf, newToken } from '../tokens.ts'
import type { AccountsRepository } from './accounts.repository.ts'

/** How long a reset link is valid, and how many emails with one an address gets in an hour. */
const resetLimits = { lifetime: milliseconds.hour, emailsPerHour: 3 } as const

/** Links for setting a new password. */
export interface ResetLinks {
  /**
   * Requests a link. It behaves the same with and without an account: only the outbox finds out later whether there is an
   * account to email.
   */
  request(outbox: Outbox, email: string): Promise<void>
  /** Creates the token of a new link when the email is written. It replaces any older one. */
  create(email: string): Promise<{ email: string; token: string } | null>
  /** Whether a token is valid now. */
  isValid(token: string): Promise<boolean>
  /** Consumes a token and returns the id of its account; null when the token is not valid. */
  consume(transaction: Executor, token: string): Promise<string | null>
  /** Deletes the link of an account. */
  remove(executor: Executor, userId: string): Promise<void>
}

/** Creates the reset links. The database holds digests of the tokens; only the emails hold the tokens. */
export function createResetLinks({ orm }: Database, accounts: AccountsRepository, clock: Clock): ResetLinks {
  const isUnexpired = (token: string) => and(eq(resetTokens.digest, digestOf(token)), gt(resetTokens.expiresAt, clock()))

  return {
    async request(emails, email) {
      const about = email.toLowerCase()
      await orm.transaction(async (transaction) => {
        // Concurrent requests for one address take turns, so that they are counted.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`)
        const anHourAgo = new Date(clock().getTime() - milliseconds.hour)
        const recent = await transaction
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(eq(outbox.kind, 'reset'), eq(outbox.about, about), gt(outbox.createdAt, anHourAgo)))
        if (recent.length >= resetLimits.emailsPerHour) return
        await emails.add(transaction, { kind: 'reset', about })
        await transaction.execute(sql`
          delete from ${resetTokens} using ${users} where ${users.id} = ${resetTokens.userId} and lower(${users.email}) = ${about}`)
      })
      emails.wake()
    },

    async create(email) {
      const account = await accounts.findByEmail(orm, email)
      if (account === null) return null
      const token = newToken()
      const link = { digest: digestOf(token), expiresAt: new Date(clock().getTime() + resetLimits.lifetime) }
      await orm
        .insert(resetTokens)
        .values({ userId: account.id, ...link })
        .onConflictDoUpdate({ target: resetTokens.userId, set: link })
      return { email: account.email, token }
    },

    async isValid(token) {
      return (await orm.select({ userId: resetTokens.userId }).from(resetTokens).where(isUnexpired(token))).length === 1
    },

    async consume(transaction, token) {
      const [consumed] = await transaction.delete(resetTokens).where(isUnexpired(token)).returning({ userId: resetTokens.userId })
      return consumed?.userId ?? null
    },

    async remove(executor, userId) {
      await executor.delete(resetTokens).where(eq(resetTokens.userId, userId))
    },
  }
}
