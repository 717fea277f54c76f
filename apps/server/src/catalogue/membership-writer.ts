import type { Executor } from '../db/database.ts'
import { and, eq, inArray, notInArray, sql } from '../db/drizzle.ts'
import type { AnyPgColumn, SQL } from '../db/drizzle.ts'
import { collections, products } from '../db/schema.ts'

/**
 * Sets the products of a collection. Each product that joins or leaves gets a new version, so that a form based on the old one
 * cannot overwrite it.
 */
export async function setMembers(
  executor: Executor,
  collectionId: string,
  productIds: readonly string[],
  now: Date = new Date(),
): Promise<void> {
  const ids = [...productIds]
  const updatedAt = laterThan(products.updatedAt, now)
  await executor
    .update(products)
    .set({ collectionId: null, updatedAt })
    .where(and(eq(products.collectionId, collectionId), notInArray(products.id, ids)))
  if (ids.length === 0) return
  await executor
    .update(products)
    .set({ collectionId, updatedAt })
    .where(and(inArray(products.id, ids), sql`${products.collectionId} is distinct from ${collectionId}`))
}

/**
 * Gives collections a new version after a product has joined or left, so that a form based on the old one cannot overwrite it.
 */
export async function touchCollections(executor: Executor, ids: readonly string[], now: Date = new Date()): Promise<void> {
  if (ids.length === 0) return
  await executor
    .update(collections)
    .set({ updatedAt: laterThan(collections.updatedAt, now) })
    .where(inArray(collections.id, [...ids]))
}

/** The time of a change: later than the previous one, even within the same millisecond. */
function laterThan(column: AnyPgColumn, now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${column} + interval '1 millisecond')`
}
