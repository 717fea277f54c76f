import { milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { and, isNotNull, lt } from '../db/drizzle.ts'
import { firstIdAt } from '../db/identifiers.ts'
import { cartLines, wishlistEntries } from '../db/schema.ts'

/** How long the cookie of a guest lasts, which is never renewed, and a month for clocks that differ. */
const kept = (365 + 31) * milliseconds.day

/** Removes what guests saved so long ago that the cookie under which they saved it has expired. Nobody can see it any more. */
export async function removeExpiredGuestLists(executor: Executor, now: Date): Promise<void> {
  const first = firstIdAt(now.getTime() - kept)
  for (const table of [cartLines, wishlistEntries])
    await executor.delete(table).where(and(isNotNull(table.guestId), lt(table.id, first)))
}
