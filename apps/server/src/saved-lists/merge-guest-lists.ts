import { limits } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { eq, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { cartLines, wishlistEntries } from '../db/schema.ts'

/**
 * Moves a guest's saved lists into an account, in the transaction of the sign-in or sign-up. Quantities add up to at most 99, and
 * duplicate wishlist entries merge. The account's lines keep their order and the guest's follow. The guest's lines are deleted,
 * so a second run doubles nothing.
 *
 * @param transaction - moves everything, or nothing when it fails
 * @param userId - the customer's account
 * @param anonymousId - the id in the guest's cookie, sent with the same request
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
 * The same lines for an account. New ids keep the order of the old ones. Rows are written in the order of their items, so that
 * concurrent sign-ins to one account cannot deadlock.
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
