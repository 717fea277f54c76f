import type { User } from '@shop/api'
import type { ItemType } from '@shop/domain'
import { indexProducts } from '../catalogue/item-index.ts'
import { touchCollections, touchMembers } from '../catalogue/membership-writer.ts'
import type { Database, Executor } from '../db/database.ts'
import { and, eq, inArray, isNotNull, lt, sql } from '../db/drizzle.ts'
import { collections, productImages, products } from '../db/schema.ts'
import { laterThan } from '../db/later-than.ts'
import { recordChanges } from './change-history.ts'
import { itemNotFound, itemTables, oldCollection, oldProduct } from './stored-items.ts'

/**
 * Marks an item as deleted. Its pictures, its collection or products, and the lines of saved lists stay, so that restoring brings
 * everything back. The products of a deleted collection remain for sale. It gets a new version, so that a change of several items that
 * began before cannot restore it.
 *
 * @throws {HttpError} 404 when it does not exist
 */
export async function deleteItem(transaction: Executor, by: User, subject: ItemType, id: string): Promise<void> {
  const { item } = subject === 'Product' ? await oldProduct(transaction, id) : await oldCollection(transaction, id)
  const table = itemTables[subject]
  await transaction
    .update(table)
    .set({
      deletedAt: sql`now()`,
      deletedKey: sql`${table.importKey}`,
      importKey: null,
      updatedAt: laterThan(table.updatedAt, new Date()),
    })
    .where(eq(table.id, id))
  await touchRelated(transaction, subject, id)
  await recordChanges(transaction, by, [{ subject, action: 'deleted', subjectId: id, name: item.name }])
}

/**
 * Restores a deleted item. It gets a new version, so that a form that was open during the deletion cannot overwrite it. Its import
 * key returns unless an import has used it meanwhile.
 *
 * @throws {HttpError} 404 when it does not exist any more
 */
export async function restoreItem(transaction: Executor, by: User, subject: ItemType, id: string): Promise<void> {
  const table = itemTables[subject]
  const [restored] = await transaction
    .update(table)
    .set({
      deletedAt: null,
      deletedKey: null,
      importKey: sql`case when exists (select 1 from ${table} as other where other.import_key = ${table}.deleted_key)
        then null else ${table}.deleted_key end`,
      updatedAt: laterThan(table.updatedAt, new Date()),
    })
    .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
    .returning({ name: table.name })
  if (restored !== undefined) {
    await touchRelated(transaction, subject, id)
    // The name of its collection may have changed meanwhile.
    if (subject === 'Product') await indexProducts(transaction, [id])
    await recordChanges(transaction, by, [{ subject, action: 'restored', subjectId: id, name: restored.name }])
    return
  }
  const [existing] = await transaction.select({ id: table.id }).from(table).where(eq(table.id, id))
  if (existing === undefined) throw itemNotFound(subject)
}

/** Gives a new version to the collection of a product, or to the products of a collection. */
async function touchRelated(transaction: Executor, subject: ItemType, id: string): Promise<void> {
  if (subject === 'Collection') return touchMembers(transaction, id)
  const [product] = await transaction.select({ of: products.collectionId }).from(products).where(eq(products.id, id))
  await touchCollections(transaction, product?.of == null ? [] : [product.of])
}

/**
 * Permanently removes the items that were deleted before a time.
 *
 * @returns how many items were removed, and the pictures that they used
 */
export async function purgeDeletedItems(
  { orm }: Database,
  deletedBefore: Date,
): Promise<{ readonly items: number; readonly publicIds: readonly string[] }> {
  return orm.transaction(async (transaction) => {
    const expired = await transaction.select({ id: products.id }).from(products).where(lt(products.deletedAt, deletedBefore))
    const ids = expired.map(({ id }) => id)
    const images =
      ids.length === 0
        ? []
        : await transaction
            .select({ publicId: productImages.publicId })
            .from(productImages)
            .where(inArray(productImages.productId, ids))
    if (ids.length > 0) await transaction.delete(products).where(and(inArray(products.id, ids), isNotNull(products.deletedAt)))
    const covers = await transaction
      .delete(collections)
      .where(lt(collections.deletedAt, deletedBefore))
      .returning({ publicId: collections.coverId })
    return {
      items: ids.length + covers.length,
      publicIds: [...images, ...covers].flatMap(({ publicId }) => publicId ?? []),
    }
  })
}
