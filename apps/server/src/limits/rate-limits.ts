import type { Clock } from '../clock.ts'
import { clockTolerance, milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import type { Reader } from '../db/named-statements.ts'
import { sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { rateLimitUses } from '../db/schema.ts'
import { digestOf } from '../tokens.ts'

/** How often something may happen. */
interface RateLimit {
  /** Tells the counts of different limits apart. */
  readonly name: string
  readonly maximum: number
  /** The length of the sliding window in milliseconds. */
  readonly window: number
}

/** One use of a limit. */
export interface Use {
  readonly limit: RateLimit
  /** The address, network or account whose uses are counted together; empty for all. */
  readonly subject: string
}

/** Counts uses in the database, so that all servers share one count. */
export interface RateLimits {
  /** How many seconds until all limits have room; 0 when they have. Counts nothing. */
  waitFor(reader: Reader, uses: readonly Use[]): Promise<number>
  /**
   * Counts the uses, or none of them when a limit is full. Concurrent transactions take turns.
   *
   * @returns how many seconds until all limits have room; 0 when the uses were counted
   */
  take(transaction: Executor, uses: readonly Use[]): Promise<number>
}

/** How many expired rows each use deletes. More than it adds, so that the table shrinks again after a flood. */
const sweptRows = 50

/** Creates the rate limits. The table holds digests, because the limits only compare subjects. */
export function createRateLimits(clock: Clock): RateLimits {
  const rowsOf = (uses: readonly Use[]) =>
    uses.map(({ limit: { name, maximum, window }, subject }) => ({
      key: digestOf(`${name} ${subject}`),
      maximum,
      window,
      // A use that ends later was counted while the clock was ahead.
      latest: new Date(clock().getTime() + window + clockTolerance),
    }))

  async function secondsUntilRoom(reader: Reader, rows: ReturnType<typeof rowsOf>): Promise<number> {
    const now = clock()
    // The oldest use that fills a limit: when it expires, there is room for another one.
    const result = await reader.execute(sql`
      select max(filling.until) as until
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(key text, maximum int, latest timestamptz)
      cross join lateral (
        select until from ${rateLimitUses} where key = wanted.key and until > ${now.toISOString()} and until <= wanted.latest
        order by until desc offset wanted.maximum - 1 limit 1
      ) as filling`)
    const until = result.rows[0]?.['until'] as string | Date | null
    return until === null ? 0 : Math.max(Math.ceil((new Date(until).getTime() - now.getTime()) / milliseconds.second), 1)
  }

  return {
    waitFor: (reader, uses) => secondsUntilRoom(reader, rowsOf(uses)),

    async take(transaction, uses) {
      const rows = rowsOf(uses)
      // Sorted, so that two transactions never wait for each other.
      await transaction.execute(sql`
        select pg_advisory_xact_lock(hashtextextended(key, 0))
        from (select key from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(key text) order by key) as sorted`)
      const wait = await secondsUntilRoom(transaction, rows)
      if (wait > 0) return wait
      const now = clock().getTime()
      await transaction
        .insert(rateLimitUses)
        .values(rows.map(({ key, window }) => ({ id: newId(), key, until: new Date(now + window) })))
      // Rows that another transaction is deleting are skipped instead of waited for.
      await transaction.execute(sql`
        delete from ${rateLimitUses} where id in (
          select id from ${rateLimitUses} where until <= ${new Date(now).toISOString()}
          order by until limit ${sweptRows} for update skip locked)`)
      return 0
    },
  }
}
