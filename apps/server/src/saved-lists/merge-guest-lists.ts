import { limits } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { eq, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { cartLines, wishlistEntries } from '../db/schema.ts'

/**
 * Moves a guest's lists into an account, in the transaction in which the guest signs in or up. Quantities add up, to 99 at
 * most; what is in both wishlists stands there once. The account's lines keep their places and the guest's follow. Moved
 * means gone: a second time finds nothing under the guest's id, so nothing is doubled.
 *
 * @param transaction - that of the sign-in: it moves everything, or nothing when it fails
 * @param userId - a customer's
 * @param anonymousId - the id of the guest's cookie, which the same request has carried
 */
export async function mergeGuestLists(transaction: Executor, userId: string, anonymousId: string): Promise<void> {
  const lines = await transaction.delete(cartLines).where(eq(cartLines.guestId, anonymousId)).returning()
  if (lines.length > 0) {
    await transaction
      .insert(cartLines)
      .values(ownedBy(userId, lines))
      .onConflictDoUpdate({
        target: [cartLines.userId, cartLines.guestId, cartLines.itemType, cartLines.itemId],
        set: { quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${limits.quantityMaximum})` },
      })
  }
  const entries = await transaction.delete(wishlistEntries).where(eq(wishlistEntries.guestId, anonymousId)).returning()
  if (entries.length > 0) {
    await transaction.insert(wishlistEntries).values(ownedBy(userId, entries)).onConflictDoNothing()
  }
}

interface Entry {
  readonly id: string
  readonly itemType: string
  readonly itemId: string
}

/**
 * The same lines under an account. Their new ids rise in the order of the old ones; they are written in the order of their
 * items, so that two sign-ins to one account at the same moment wait for each other in the same order.
 */
function ownedBy<Row extends Entry>(userId: string, rows: readonly Row[]) {
  return rows
    .toSorted((one, other) => compare(one.id, other.id))
    .map((row) => ({ ...row, id: newId(), userId, guestId: null }))
    .sort((one, other) => compare(one.itemType + one.itemId, other.itemType + other.itemId))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
