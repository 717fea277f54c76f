import type { Collection, Product } from '@shop/api'
import { addedBefore, changedMeanwhile, detailSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { and, eq, inArray, isNull } from '../db/drizzle.ts'
import { collections, products } from '../db/schema.ts'
import { fieldError, HttpError } from '../http-error.ts'
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts'

/** The table of each item type. */
export const itemTables = { Product: products, Collection: collections } as const

/** Rejects a request for an item that does not exist. */
export function itemNotFound(itemType: ItemType): HttpError {
  return new HttpError(
    404,
    { Product: detailSentences.productNotFound, Collection: detailSentences.collectionNotFound }[itemType],
  )
}

/**
 * Checks that no item has the id of a new one. A deleted item counts too.
 *
 * @param id - undefined when the server makes the id
 * @throws {HttpError} 409 when the item was added before
 */
export async function ensureNew(executor: Executor, itemType: ItemType, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const table = itemTables[itemType]
  const found = await executor.select({ id: table.id }).from(table).where(eq(table.id, id))
  if (found.length > 0) throw new HttpError(409, addedBefore[itemType])
}

/** The stored record that a save replaces, read in the same transaction. */
export interface OldVersion<Item> {
  readonly item: Item
  /** The new `updatedAt`: later than the old one, even within the same millisecond. */
  readonly now: Date
}

/**
 * Reads the product that is about to be replaced.
 *
 * @param updatedAt - the version that the form was filled from; undefined when unknown
 * @throws {HttpError} 404 when it does not exist, 409 when the version differs
 */
export async function oldProduct(executor: Executor, id: string, updatedAt?: string): Promise<OldVersion<Product>> {
  const item = await createCatalogueRepository(executor, 'admins').findProduct(id)
  if (item === null) throw itemNotFound('Product')
  return oldVersion(item, updatedAt, 'Product')
}

/** Reads the collection that is about to be replaced, like `oldProduct`. */
export async function oldCollection(executor: Executor, id: string, updatedAt?: string): Promise<OldVersion<Collection>> {
  const item = await createCatalogueRepository(executor, 'admins').findCollection(id)
  if (item === null) throw itemNotFound('Collection')
  return oldVersion(item, updatedAt, 'Collection')
}

function oldVersion<Item extends Product | Collection>(
  item: Item,
  updatedAt: string | undefined,
  itemType: ItemType,
): OldVersion<Item> {
  const written = Date.parse(item.updatedAt)
  if (updatedAt !== undefined && Date.parse(updatedAt) !== written) throw new HttpError(409, changedMeanwhile[itemType])
  return { item, now: new Date(Math.max(Date.now(), written + 1)) }
}

/** @throws {HttpError} 422 when the chosen collection does not exist */
export async function ensureCollection(executor: Executor, id: string | null): Promise<void> {
  if (id === null) return
  const found = await executor
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), isNull(collections.deletedAt)))
  if (found.length === 0) throw fieldError(422, 'collectionId', 'The chosen collection does not exist any more.')
}

/** @throws {HttpError} 422 when a chosen product does not exist */
export async function ensureProducts(executor: Executor, ids: readonly string[]): Promise<void> {
  const found = await executor
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
  if (found.length < ids.length) throw fieldError(422, 'productIds', 'A chosen product does not exist any more.')
}
