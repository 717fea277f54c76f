import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { lt, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { failedTries } from '../db/schema.ts'
import { HttpError } from '../http-error.ts'
import { digestOf } from '../tokens.ts'
import { networksOf } from '../limits/networks.ts'

/** One attempt to sign in. */
interface Attempt {
  readonly email: string
  /** The sender's IP address. */
  readonly address: string
}

/** Counts wrong passwords in the database, so that all servers share one count. */
export interface FailedTries {
  /**
   * Allows or rejects an attempt.
   *
   * @throws {HttpError} 429 with `Retry-After` after too many wrong passwords
   */
  ensureAllowed(attempt: Attempt): Promise<void>
  /** Records a wrong password. Correct ones are never recorded. */
  record(attempt: Attempt): Promise<void>
}

/** How long a wrong password counts, in milliseconds. */
const windowMs = 15 * milliseconds.minute

/**
 * Rejects an address after `maximum` wrong passwords. An account with as many is rejected only for the addresses that caused some
 * of them: its owner can still sign in from elsewhere, so an attacker cannot lock the owner out.
 */
export function createFailedTries(executor: Executor, maximum: number, clock: Clock): FailedTries {
  const digests = ({ email, address }: Attempt): { account: string; address: string } => ({
    account: digestOf(email.toLowerCase()),
    address: digestOf(networksOf(address).address),
  })

  return {
    async ensureAllowed(attempt) {
      const { account, address } = digests(attempt)
      const now = clock().getTime()
      const since = new Date(now - windowMs).toISOString()
      // The oldest of the attempts that fill the limit: when it expires, the next attempt is allowed.
      const {
        rows: [row],
      } = await executor.execute(sql`
        select greatest(
          (select at from ${failedTries} where address = ${address} and at > ${since}
            order by at desc offset ${maximum - 1} limit 1),
          (select at from ${failedTries} where account = ${account} and at > ${since}
            and exists (select 1 from ${failedTries} where account = ${account} and address = ${address} and at > ${since})
            order by at desc offset ${maximum - 1} limit 1)
        ) as full_since`)
      const fullSince = row?.['full_since']
      if (fullSince === null || fullSince === undefined) return
      const seconds = Math.ceil((new Date(fullSince as string | Date).getTime() + windowMs - now) / milliseconds.second)
      throw new HttpError(429, 'Too many tries. Please try again later.', [], { 'retry-after': String(Math.max(seconds, 1)) })
    },

    async record(attempt) {
      const now = clock()
      await executor.delete(failedTries).where(lt(failedTries.at, new Date(now.getTime() - windowMs)))
      await executor.insert(failedTries).values({ id: newId(), ...digests(attempt), at: now })
    },
  }
}
