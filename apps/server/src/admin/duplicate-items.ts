import type { Collection, Product, User } from '@shop/api'
import { limits } from '@shop/domain'
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts'
import { insertCollections } from '../catalogue/collection-writer.ts'
import { movedBetween, touchCollections } from '../catalogue/membership-writer.ts'
import { insertProducts } from '../catalogue/product-writer.ts'
import type { Executor } from '../db/database.ts'
import { recordChanges } from './change-history.ts'
import { ensureNew, oldCollection, oldProduct } from './stored-items.ts'

/** The end of a duplicate's name. */
const copyMark = ' (copy)'

/**
 * Adds a draft with the values and pictures of a product.
 *
 * @param copyId - the id of the draft; the product that has it already is returned
 * @throws {HttpError} 404 when the product does not exist, 409 when `copyId` belongs to a deleted product
 */
export async function duplicateProduct(transaction: Executor, by: User, id: string, copyId?: string): Promise<Product> {
  const copied = copyId === undefined ? null : await createCatalogueRepository(transaction, 'admins').findProduct(copyId)
  if (copied !== null) return copied
  await ensureNew(transaction, 'Product', copyId)
  const { item } = await oldProduct(transaction, id)
  const { _id: _, createdAt: _created, updatedAt: _updated, collectionId, ...fields } = item
  const name = copyName(item.name)
  const draft = { ...fields, id: copyId, name, collectionId: collectionId?._id ?? null, visibility: 'draft' as const }
  const [savedId = ''] = await insertProducts(transaction, [draft])
  await touchCollections(transaction, movedBetween(null, draft.collectionId))
  await recordChanges(transaction, by, [{ subject: 'Product', action: 'added', subjectId: savedId, name }])
  return (await oldProduct(transaction, savedId)).item
}

/**
 * Adds a draft with the values and the cover of a collection, like `duplicateProduct`. Its products stay where they are, because they
 * are in one at most.
 */
export async function duplicateCollection(transaction: Executor, by: User, id: string, copyId?: string): Promise<Collection> {
  const copied = copyId === undefined ? null : await createCatalogueRepository(transaction, 'admins').findCollection(copyId)
  if (copied !== null) return copied
  await ensureNew(transaction, 'Collection', copyId)
  const { item } = await oldCollection(transaction, id)
  const { _id: _, createdAt: _created, updatedAt: _updated, ...fields } = item
  const name = copyName(item.name)
  const [savedId = ''] = await insertCollections(transaction, [
    { ...fields, id: copyId, name, productIds: [], visibility: 'draft' },
  ])
  await recordChanges(transaction, by, [{ subject: 'Collection', action: 'added', subjectId: savedId, name }])
  return (await oldCollection(transaction, savedId)).item
}

/** The name of a copy, which may have to be shortened. */
function copyName(name: string): string {
  return `${name.slice(0, limits.nameMaximum - copyMark.length)}${copyMark}`
}
