import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { and, eq, gt, sql } from '../db/drizzle.ts'
import { outbox, resetTokens, users } from '../db/schema.ts'
import type { Outbox } from '../mail/outbox.ts'
import { digestOf, newToken } from '../tokens.ts'
import type { AccountsRepository } from './accounts.repository.ts'

/** How long a reset link works, and how many mails with one an address gets in an hour. */
export const resetLimits = { lifetime: milliseconds.hour, mailsInAnHour: 3 } as const

/** Links that set a new password. */
export interface ResetLinks {
  /**
   * Asks for a link. It does the same for an address with an account and one without: only the outbox, later, finds out
   * whether there is anybody to write to.
   */
  ask(outbox: Outbox, email: string): Promise<void>
  /** Makes the token of a new link, in place of any older one, when the mail is written. */
  make(email: string): Promise<{ name: string; email: string; token: string } | null>
  /** Whether a token would work now. */
  works(token: string): Promise<boolean>
  /** Uses a token up and gives the id of its account; null when it does not work any more. */
  use(transaction: Executor, token: string): Promise<string | null>
  /** Ends the link of an account. */
  end(executor: Executor, userId: string): Promise<void>
}

/** Keeps digests of tokens in the database; the tokens themselves stand in the mails alone. */
export function createResetLinks({ orm }: Database, accounts: AccountsRepository, clock: Clock): ResetLinks {
  const working = (token: string) => and(eq(resetTokens.digest, digestOf(token)), gt(resetTokens.expiresAt, clock()))

  return {
    async ask(letters, email) {
      const about = email.toLowerCase()
      await orm.transaction(async (transaction) => {
        // Those who ask for one address at the same moment take turns, so that they are counted.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`)
        const anHourAgo = new Date(clock().getTime() - milliseconds.hour)
        const asked = await transaction
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(eq(outbox.kind, 'reset'), eq(outbox.about, about), gt(outbox.createdAt, anHourAgo)))
        if (asked.length >= resetLimits.mailsInAnHour) return
        await letters.add(transaction, { kind: 'reset', about })
        await transaction.execute(sql`
          delete from ${resetTokens} using ${users} where ${users.id} = ${resetTokens.userId} and lower(${users.email}) = ${about}`)
      })
      letters.wake()
    },

    async make(email) {
      const account = await accounts.findByEmail(orm, email)
      if (account === null) return null
      const token = newToken()
      const link = { digest: digestOf(token), expiresAt: new Date(clock().getTime() + resetLimits.lifetime) }
      await orm
        .insert(resetTokens)
        .values({ userId: account.id, ...link })
        .onConflictDoUpdate({ target: resetTokens.userId, set: link })
      return { name: account.username, email: account.email, token }
    },

    async works(token) {
      return (await orm.select({ userId: resetTokens.userId }).from(resetTokens).where(working(token))).length === 1
    },

    async use(transaction, token) {
      const [used] = await transaction.delete(resetTokens).where(working(token)).returning({ userId: resetTokens.userId })
      return used?.userId ?? null
    },

    async end(executor, userId) {
      await executor.delete(resetTokens).where(eq(resetTokens.userId, userId))
    },
  }
}
