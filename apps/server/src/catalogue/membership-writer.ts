import type { Executor } from '../db/database.ts'
import { and, eq, inArray, notInArray, sql } from '../db/drizzle.ts'
import type { AnyPgColumn, SQL } from '../db/drizzle.ts'
import { collections, products } from '../db/schema.ts'

/**
 * Puts products into a collection and lets go of the others. Each of them that comes or goes has changed, so that a form
 * that was filled from it before is not saved over the change.
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
 * Notes that collections have changed because a product has come or gone, so that a form that was filled from one of them
 * before is not saved over the change.
 */
export async function touchCollections(executor: Executor, ids: readonly string[], now: Date = new Date()): Promise<void> {
  if (ids.length === 0) return
  await executor
    .update(collections)
    .set({ updatedAt: laterThan(collections.updatedAt, now) })
    .where(inArray(collections.id, [...ids]))
}

/** The time of a change that follows another one, also within the same millisecond. */
function laterThan(column: AnyPgColumn, now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${column} + interval '1 millisecond')`
}
