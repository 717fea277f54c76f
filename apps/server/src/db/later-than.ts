import { sql } from './drizzle.ts'
import type { AnyPgColumn, SQL } from './drizzle.ts'

/** The time of a change: later than the previous one, even within the same millisecond. */
export function laterThan(column: AnyPgColumn, now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${column} + interval '1 millisecond')`
}
