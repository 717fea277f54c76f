import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { lt, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { failedTries } from '../db/schema.ts'
import { ensureRoom } from '../limits/ensure-room.ts'
import { networksOf } from '../limits/networks.ts'
import { digestOf } from '../tokens.ts'

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
/** How many times more wrong passwords an address, its network and all senders together may send than one address at one account. */
const ceilings = { address: 10, network: 30, total: 100 } as const

/**
 * Rejects an account at an address after `maximum` wrong passwords, an address or a network after many more. An account with as
 * many from anywhere is slowed down for the addresses that sent some of them, ever more; its owner can still sign in from
 * elsewhere at once, so an attacker cannot lock the owner out. While there are too many in total, only those addresses are
 * rejected that sent some of them.
 */
export function createFailedTries(executor: Executor, maximum: number, clock: Clock): FailedTries {
  const digests = ({ email, address: sender }: Attempt) => {
    const { address, network } = networksOf(sender)
    return { account: digestOf(email.toLowerCase()), address: digestOf(address), network: digestOf(network) }
  }

  return {
    async ensureAllowed(attempt) {
      const { account, address, network } = digests(attempt)
      const now = clock().getTime()
      const since = new Date(now - windowMs).toISOString()
      // The oldest of the attempts that fill a limit: when it expires, the next attempt is allowed.
      const filling = (condition: ReturnType<typeof sql>, count: number) => sql`(
        select at from ${failedTries} where ${condition} and at > ${since} order by at desc offset ${count - 1} limit 1)`
      const isPair = sql`account = ${account} and address = ${address}`
      const {
        rows: [row],
      } = await executor.execute(sql`
        select
          greatest(
            ${filling(isPair, maximum)},
            ${filling(sql`address = ${address}`, maximum * ceilings.address)},
            ${filling(sql`network = ${network}`, maximum * ceilings.network)},
            case when exists (select 1 from ${failedTries} where address = ${address} and at > ${since})
              then ${filling(sql`true`, maximum * ceilings.total)} end
          ) as full_since,
          (select max(at) from ${failedTries} where ${isPair} and at > ${since}) as latest,
          (select count(*)::int from (
            select 1 from ${failedTries} where account = ${account} and at > ${since} limit ${maximum + 10}) as counted
          ) as on_account`)
      const { full_since: fullSince, latest, on_account: onAccount } = row as Record<string, string | Date | number | null>
      const until = (from: string | Date | number | null | undefined, length: number): number =>
        from === null || from === undefined ? 0 : new Date(from).getTime() + length
      const pause = Number(onAccount) < maximum ? 0 : Math.min(2 ** (Number(onAccount) - maximum) * milliseconds.second, windowMs)
      const allowedAt = Math.max(until(fullSince, windowMs), until(latest, pause))
      ensureRoom(Math.ceil((allowedAt - now) / milliseconds.second))
    },

    async record(attempt) {
      const now = clock()
      await executor.delete(failedTries).where(lt(failedTries.at, new Date(now.getTime() - windowMs)))
      await executor.insert(failedTries).values({ id: newId(), ...digests(attempt), at: now })
    },
  }
}
