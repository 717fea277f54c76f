import type { Collection, Image } from '@shop/api'
import type { contractSchemas } from '@shop/api/schemas'
import { collectionSentences } from '@shop/domain'
import type { z } from 'zod'
import { insertCollections, updateCollection } from '../catalogue/collection-writer.ts'
import { recordChanges } from './change-history.ts'
import { cleanDescription, publicIds } from './item-saving.ts'
import type { ItemSave, ItemSaving } from './item-saving.ts'
import { ensureNew, ensureProducts, oldCollection } from './stored-items.ts'

/** The checked form of a collection. */
export type CollectionForm = z.output<typeof contractSchemas.admin.updateCollection.body>

/** Saves a collection, like `saveProduct`. */
export async function saveCollection(
  { database, pictures, change }: ItemSaving,
  { updatedAt, coverImage, ...form }: CollectionForm,
  { by, uploads, id, newId }: ItemSave,
): Promise<Collection> {
  const description = cleanDescription(
    form.description,
    collectionSentences[id === undefined ? 'adding' : 'editing'].descriptionMissing,
  )
  const productIds = [...new Set(form.productIds)]
  await ensureNew(database.orm, 'Collection', newId)
  const before = id === undefined ? [] : coverOf((await oldCollection(database.orm, id, updatedAt)).item)
  const chosen = [{ payload: coverImage, path: 'coverImage' }]
  const { saved, replaced } = await pictures.storeThenSave(chosen, uploads, before, (resolve) =>
    change(async (transaction) => {
      await ensureNew(transaction, 'Collection', newId)
      await ensureProducts(transaction, productIds)
      const old = id === undefined ? null : await oldCollection(transaction, id, updatedAt)
      const cover = old === null ? [] : coverOf(old.item)
      const draft = { ...form, description, productIds, coverImage: resolve(cover)[0] ?? null }
      const [savedId = ''] = id === undefined ? await insertCollections(transaction, [{ ...draft, id: newId }]) : [id]
      if (old !== null) await updateCollection(transaction, savedId, draft, old.now)
      await recordChanges(transaction, by, [
        { subject: 'Collection', action: id === undefined ? 'added' : 'changed', subjectId: savedId, name: form.name },
      ])
      return {
        saved: (await oldCollection(transaction, savedId)).item,
        replaced: cover,
      }
    }),
  )
  await pictures.removeUnused(publicIds(replaced))
  return saved
}

function coverOf({ coverImage }: Collection): Image[] {
  return coverImage === null ? [] : [coverImage]
}
