import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { lt, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { failedTries } from '../db/schema.ts'
import { HttpError } from '../http-error.ts'
import { digestOf } from '../tokens.ts'
import { networkAddress } from './network-address.ts'

/** One try: whose password, from where. */
export interface Try {
  readonly email: string
  /** The network address that it comes from. */
  readonly address: string
}

/** Wrong passwords, counted in the database so that every server counts the same. */
export interface FailedTries {
  /**
   * Lets a try through, or refuses it.
   *
   * @throws {HttpError} 429 with `Retry-After` when there were too many
   */
  ensureAllowed(asked: Try): Promise<void>
  /** Counts a wrong password. A right one is never counted. */
  record(asked: Try): Promise<void>
}

/** For how long a wrong password counts, in milliseconds. */
export const windowMs = 15 * milliseconds.minute

/**
 * Counts wrong passwords. An address that had `maximum` of them is refused. So is an account that had as many, but only
 * for the addresses that had a part in it: the owner comes in from another one, and nobody can lock an owner out.
 */
export function createFailedTries(executor: Executor, maximum: number, clock: Clock): FailedTries {
  const digests = ({ email, address }: Try): { account: string; address: string } => ({
    account: digestOf(email.toLowerCase()),
    address: digestOf(networkAddress(address)),
  })

  return {
    async ensureAllowed(asked) {
      const { account, address } = digests(asked)
      const now = clock().getTime()
      const since = new Date(now - windowMs).toISOString()
      // The oldest of the tries that fill the limit: when it no longer counts, the next one is let through.
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

    async record(asked) {
      const now = clock()
      await executor.delete(failedTries).where(lt(failedTries.at, new Date(now.getTime() - windowMs)))
      await executor.insert(failedTries).values({ id: newId(), ...digests(asked), at: now })
    },
  }
}
