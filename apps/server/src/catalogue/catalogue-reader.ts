import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Database } from '../db/database.ts'
import type { Queryable } from '../db/named-statements.ts'
import type { ReportOutage } from '../db/outages.ts'
import { readVersion } from './catalogue-version.ts'
import type { CatalogueVersion } from './catalogue-version.ts'

/** How long reads go to the primary after the replica was behind, in milliseconds. */
const behindMs = 50
/** How long reads go to the primary after the replica has failed. Then one read tries it. */
const awayMs = 1000

/**
 * Picks the server for each read of the public catalogue: the replica when it has the version of the catalogue that this server
 * knows, otherwise the primary. So a change is visible to every read that follows it, and a replica that is away or behind costs
 * no response. While the primary is away, the replica responds with what it has.
 *
 * @param report - called once when the replica fails, and once when it is used again
 */
export function pickCatalogueReader(
  { reads, replica }: Pick<Database, 'reads' | 'replica'>,
  version: Pick<CatalogueVersion, 'current'>,
  report: ReportOutage,
): Queryable {
  if (replica === null) return reads
  /** The version that each connection has reached. Behind one address there may be several replicas. */
  const reached = new WeakMap<PoolClient, number>()
  let isAway = false
  let primaryUntil = 0

  /** Returns null when the replica is behind. */
  async function readReplica(from: Pool, statement: QueryConfig, wanted: number): Promise<QueryResult | null> {
    const client = await from.connect()
    try {
      if ((reached.get(client) ?? -1) < wanted) reached.set(client, await readVersion(client))
      const isBehind = (reached.get(client) ?? -1) < wanted
      const result = isBehind ? null : await client.query(statement)
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  return {
    async query(statement) {
      const { current } = version
      if (current === null)
        return reads.query(statement).catch(async (error: unknown) => {
          const result = await readReplica(replica, statement, -1).catch(() => null)
          if (result === null) throw error
          return result
        })
      if (performance.now() < primaryUntil) return reads.query(statement)
      if (isAway) primaryUntil = performance.now() + awayMs
      try {
        const result = await readReplica(replica, statement, current)
        if (isAway) report(null)
        isAway = false
        primaryUntil = result === null ? performance.now() + behindMs : 0
        if (result !== null) return result
      } catch (error) {
        if (!isAway) report(error as Error)
        isAway = true
        primaryUntil = performance.now() + awayMs
      }
      return reads.query(statement)
    },
  }
}
