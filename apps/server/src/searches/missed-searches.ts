import { countedSearch, dayInLagos } from '@shop/domain'
import { milliseconds } from '../clock.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { missedSearches } from '../db/schema.ts'

/**
 * Counts searches that found little. Counts wait in memory until they are written, so a killed process loses the last ones. The shop
 * searches while the user types, so a text that only begins another waiting one is not written.
 */
export interface MissedSearches {
  /**
   * Counts a search. A text that may be personal is ignored, as are new texts when as many as a day may have are waiting.
   *
   * @param text - as typed
   * @param found - how many products have all of it; 0 when it has a word that none has
   */
  readonly count: (text: string, found: number) => void
  /** Writes what was counted. After a failure it waits for the next write. */
  readonly write: () => Promise<void>
  /** Removes the counts of days that are no longer listed. */
  readonly removeOld: () => Promise<void>
}

/** The different searches that are counted on a day, so that a flood cannot fill the table. */
const searchesOfDay = 500

const daysListed = 30

/** The last day, as YYYY-MM-DD, whose searches are no longer listed. */
export function lastForgottenDay(now: Date): string {
  return dayInLagos(new Date(now.getTime() - daysListed * milliseconds.day))
}

/** Creates the counter of this process. Several servers add to the same counts. */
export function createMissedSearches({ orm }: Pick<Database, 'orm'>, clock: Clock): MissedSearches {
  let waiting = new Map<string, { count: number; found: number }>()

  function add(search: string, { count, found }: { count: number; found: number }): void {
    const before = waiting.get(search)
    if (before !== undefined || waiting.size < searchesOfDay) waiting.set(search, { count: (before?.count ?? 0) + count, found })
  }

  return {
    count(text, found) {
      const search = countedSearch(text)
      if (search !== null) add(search, { count: 1, found })
    },

    async write() {
      if (waiting.size === 0) return
      const written = waiting
      waiting = new Map()
      const rows = JSON.stringify(withoutBeginnings(written))
      const day = dayInLagos(clock())
      try {
        await orm.transaction(async (transaction) => {
          // The servers take turns, so that none exceeds the limit of the day and no two wait for each other's rows.
          await transaction.execute(sql`lock table ${missedSearches} in share row exclusive mode`)
          await transaction.execute(sql`
            with given as (
              select * from json_to_recordset(${rows}::json) as row (search text, count integer, found integer)
            ), known as (
              update ${missedSearches} set count = ${missedSearches.count} + given.count, found = given.found from given
              where ${missedSearches.day} = ${day}::date and ${missedSearches.search} = given.search
              returning given.search
            )
            insert into ${missedSearches} (day, search, count, found)
            select ${day}::date, search, count, found from given where search not in (select search from known)
            limit greatest(0, ${searchesOfDay} - (select count(*) from ${missedSearches} where day = ${day}::date))`)
        })
      } catch (error) {
        for (const [search, counts] of written) add(search, counts)
        throw error
      }
    },

    async removeOld() {
      await orm.delete(missedSearches).where(sql`${missedSearches.day} <= ${lastForgottenDay(clock())}::date`)
    },
  }
}

/** The searches that begin no other one. In alphabetical order, what begins like a search follows it. */
function withoutBeginnings<Counts>(counted: ReadonlyMap<string, Counts>): ({ search: string } & Counts)[] {
  const sorted = [...counted]
    .map(([search, counts]) => ({ search, ...counts }))
    .sort((one, other) => (one.search < other.search ? -1 : 1))
  return sorted.filter(({ search }, index) => sorted[index + 1]?.search.startsWith(search) !== true)
}
