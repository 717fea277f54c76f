import { type Clock, clockTolerance } from '../clock.ts'
import { and, gt, lt } from '../db/drizzle.ts'
import type { AnyPgColumn, SQL } from '../db/drizzle.ts'

/**
 * Selects links that have not expired. A link that expires later than a new one would was sent while a clock was ahead, so it counts as
 * expired.
 *
 * @param lifetime - how long a link is valid, in milliseconds
 */
export function isUnexpired(expiresAt: AnyPgColumn, clock: Clock, lifetime: number): SQL | undefined {
  const now = clock()
  return and(gt(expiresAt, now), lt(expiresAt, new Date(now.getTime() + lifetime + clockTolerance)))
}
