import type { Executor } from '../db/database.ts'
import { and, eq, inArray, isNull, ne, notInArray, sql } from '../db/drizzle.ts'
import { laterThan } from '../db/later-than.ts'
import { collections, products } from '../db/schema.ts'
import { indexProducts } from './item-index.ts'

/**
 * Sets the products of a collection. Deleted products keep their collection, so that restoring one puts it back. Each product
 * that joins or leaves gets a new version, and so does each collection that loses one, so that a form based on the old one cannot
 * overwrite it. All products are indexed again, because products are found by the name of their collection, which may have changed.
 */
export async function setMembers(
  executor: Executor,
  collectionId: string,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...productIds]
  const updatedAt = laterThan(products.updatedAt, now)
  const left = await executor
    .update(products)
    .set({ collectionId: null, updatedAt })
    .where(and(eq(products.collectionId, collectionId), notInArray(products.id, ids), isNull(products.deletedAt)))
    .returning({ id: products.id })
  if (ids.length > 0) {
    const losing = await executor
      .select({ id: products.collectionId })
      .from(products)
      .where(and(inArray(products.id, ids), ne(products.collectionId, collectionId)))
      .groupBy(products.collectionId)
    await touchCollections(
      executor,
      losing.flatMap(({ id }) => id ?? []),
      now,
    )
    await executor
      .update(products)
      .set({ collectionId, updatedAt })
      .where(and(inArray(products.id, ids), sql`${products.collectionId} is distinct from ${collectionId}`))
  }
  await indexProducts(executor, [...left.map(({ id }) => id), ...ids])
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

/** The collections that a product left and joined. */
export function movedBetween(before: string | null, after: string | null): string[] {
  return before === after ? [] : [before, after].filter((id) => id !== null)
}

/** Gives the products of a collection a new version, and indexes them again, after the collection was deleted or restored. */
export async function touchMembers(executor: Executor, collectionId: string): Promise<void> {
  await executor
    .update(products)
    .set({ updatedAt: laterThan(products.updatedAt, new Date()) })
    .where(eq(products.collectionId, collectionId))
  await indexMembers(executor, collectionId)
}

/** Indexes the products of a collection again, because they are found by its name only while shoppers see it. */
export async function indexMembers(executor: Executor, collectionId: string): Promise<void> {
  const members = await executor.select({ id: products.id }).from(products).where(eq(products.collectionId, collectionId))
  await indexProducts(
    executor,
    members.map(({ id }) => id),
  )
}
