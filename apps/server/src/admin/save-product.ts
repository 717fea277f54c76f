import type { Product } from '@shop/api'
import type { contractSchemas } from '@shop/api/schemas'
import { itemSentences } from '@shop/domain'
import type { z } from 'zod'
import { movedBetween, touchCollections } from '../catalogue/membership-writer.ts'
import { insertProducts, updateProduct } from '../catalogue/product-writer.ts'
import { recordChanges } from './change-history.ts'
import { cleanDescription, publicIds } from './item-saving.ts'
import type { ItemSave, ItemSaving } from './item-saving.ts'
import { ensureCollection, ensureNew, oldProduct } from './stored-items.ts'

/** The checked form of a product. */
export type ProductForm = z.output<typeof contractSchemas.admin.updateProduct.body>

/**
 * Adds or updates a product.
 *
 * @throws {HttpError} 404 or 409 for the version that it replaces, 409 when `newId` was used before, 422 for its values
 */
export async function saveProduct(
  { database, pictures, change }: ItemSaving,
  { updatedAt, images, ...form }: ProductForm,
  { by, uploads, id, newId }: ItemSave,
): Promise<Product> {
  const description = cleanDescription(form.description, itemSentences.descriptionEmpty)
  // Before its pictures are processed, and once more with the lock of the transaction.
  await ensureNew(database.orm, 'Product', newId)
  const before = id === undefined ? [] : (await oldProduct(database.orm, id, updatedAt)).item.images
  const chosen = images.map((payload, index) => ({ payload, path: `images.${index}` }))
  const { saved, replaced } = await pictures.storeThenSave(chosen, uploads, before, (resolve) =>
    change(async (transaction) => {
      await ensureNew(transaction, 'Product', newId)
      await ensureCollection(transaction, form.collectionId)
      const old = id === undefined ? null : await oldProduct(transaction, id, updatedAt)
      const draft = { ...form, description, images: resolve(old?.item.images ?? []) }
      const [savedId = ''] = id === undefined ? await insertProducts(transaction, [{ ...draft, id: newId }]) : [id]
      if (old !== null) await updateProduct(transaction, savedId, draft, old.now)
      await touchCollections(transaction, movedBetween(old?.item.collectionId?._id ?? null, form.collectionId))
      await recordChanges(transaction, by, [
        { subject: 'Product', action: id === undefined ? 'added' : 'changed', subjectId: savedId, name: form.name },
      ])
      return {
        saved: (await oldProduct(transaction, savedId)).item,
        replaced: old?.item.images ?? [],
      }
    }),
  )
  await pictures.removeUnused(publicIds(replaced))
  return saved
}
