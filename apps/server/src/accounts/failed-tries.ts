import type { Clock } from '../clock.ts'
import { clockTolerance, milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { gt, lt, or, sql } from '../db/drizzle.ts'
import { namedStatements } from '../db/named-statements.ts'
import { newId } from '../db/identifiers.ts'
import { failedTries } from '../db/schema.ts'
import { networksOf } from '../limits/networks.ts'
import { createRememberedRejections } from '../limits/remembered-rejections.ts'
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
   * Rejects an attempt of a sender who was rejected before and still is, without the database.
   *
   * @throws {HttpError} 429 with `Retry-After`
   */
  ensureNotRemembered(attempt: Attempt): void
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

/** How full the limits of an attempt are. */
interface Row {
  readonly pair_full_since: string | Date | null
  readonly sender_full_since: string | Date | null
  readonly latest: string | Date | null
  readonly on_account: number
}

const pairOf = (email: string, address: string): string => `${email.toLowerCase()} ${address}`

/**
 * Rejects an account at an address after `maximum` wrong passwords, an address or a network after many more. An account with as
 * many from anywhere is slowed down for the addresses that sent some of them, ever more; its owner can still sign in from
 * elsewhere at once, so an attacker cannot lock the owner out. While there are too many in total, only those addresses are
 * rejected that sent some of them.
 */
export function createFailedTries({ orm, pool }: Pick<Database, 'orm' | 'pool'>, maximum: number, clock: Clock): FailedTries {
  const reader = namedStatements(pool)
  /** The remembered rejections of addresses, and of accounts at an address. */
  const rejections = createRememberedRejections(clock)

  const digests = ({ email, address: sender }: Attempt) => {
    const { address, network } = networksOf(sender)
    return { account: digestOf(email.toLowerCase()), address: digestOf(address), network: digestOf(network) }
  }

  return {
    ensureNotRemembered({ email, address: sender }) {
      const { address } = networksOf(sender)
      for (const key of [address, pairOf(email, address)]) rejections.ensureNone(key)
    },

    async ensureAllowed(attempt) {
      const { account, address, network } = digests(attempt)
      const now = clock().getTime()
      // A later try was recorded while the clock was ahead.
      const counts = sql`at > ${new Date(now - windowMs).toISOString()} and at <= ${new Date(now + clockTolerance).toISOString()}`
      // The oldest of the attempts that fill a limit: when it expires, the next attempt is allowed.
      const filling = (condition: ReturnType<typeof sql>, count: number) => sql`(
        select at from ${failedTries} where ${condition} and ${counts} order by at desc offset ${count - 1} limit 1)`
      const isPair = sql`account = ${account} and address = ${address}`
      const {
        rows: [row],
      } = await reader.execute(sql`
        select
          ${filling(isPair, maximum)} as pair_full_since,
          greatest(
            ${filling(sql`address = ${address}`, maximum * ceilings.address)},
            ${filling(sql`network = ${network}`, maximum * ceilings.network)},
            case when exists (select 1 from ${failedTries} where address = ${address} and ${counts})
              then ${filling(sql`true`, maximum * ceilings.total)} end
          ) as sender_full_since,
          (select max(at) from ${failedTries} where ${isPair} and ${counts}) as latest,
          (select count(*)::int from (
            select 1 from ${failedTries} where account = ${account} and ${counts} limit ${maximum + 10}) as counted
          ) as on_account`)
      const {
        pair_full_since: pairFullSince,
        sender_full_since: senderFullSince,
        latest,
        on_account: onAccount,
      } = row as unknown as Row
      const until = (from: string | Date | null, length: number): number =>
        from === null ? 0 : new Date(from).getTime() + length
      const pause = onAccount < maximum ? 0 : Math.min(2 ** (onAccount - maximum) * milliseconds.second, windowMs)
      const { address: senderKey } = networksOf(attempt.address)
      rejections.rejectUntil(senderKey, until(senderFullSince, windowMs))
      rejections.rejectUntil(pairOf(attempt.email, senderKey), Math.max(until(pairFullSince, windowMs), until(latest, pause)))
    },

    async record(attempt) {
      const now = clock()
      const [oldest, latest] = [new Date(now.getTime() - windowMs), new Date(now.getTime() + clockTolerance)]
      await orm.delete(failedTries).where(or(lt(failedTries.at, oldest), gt(failedTries.at, latest)))
      await orm.insert(failedTries).values({ id: newId(), ...digests(attempt), at: now })
    },
  }
}
