import type { Collection, Image, Product, User } from '@shop/api'
import type { contractSchemas } from '@shop/api/schemas'
import { collectionSentences, itemSentences, limits, stripMarkup } from '@shop/domain'
import type { z } from 'zod'
import type { Database, Executor } from '../db/database.ts'
import { fieldError } from '../http-error.ts'
import { sanitiseRichText } from '../rich-text.ts'
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts'
import type { CatalogueVersion } from '../catalogue/catalogue-version.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { insertCollections, updateCollection } from '../catalogue/collection-writer.ts'
import { touchCollections } from '../catalogue/membership-writer.ts'
import { insertProducts, updateProduct } from '../catalogue/product-writer.ts'
import type { ItemPictures, UploadedPictures } from '../pictures/item-pictures.ts'
import { recordChanges } from './change-history.ts'
import { changeItems } from './change-items.ts'
import type { ChangedItem } from './change-items.ts'
import { deleteItem, restoreItem } from './deleted-items.ts'
import { ensureCollection, ensureNew, ensureProducts, oldCollection, oldProduct } from './stored-items.ts'

type NewProductForm = z.output<typeof contractSchemas.admin.addProduct.body>
type ProductForm = z.output<typeof contractSchemas.admin.updateProduct.body>
type NewCollectionForm = z.output<typeof contractSchemas.admin.addCollection.body>
type CollectionForm = z.output<typeof contractSchemas.admin.updateCollection.body>

/** The end of a duplicate's name. */
const copyMark = ' (copy)'

/** Changes the catalogue for the admin forms. A change succeeds or fails as a whole and is recorded with the admin who made it. */
export interface AdminService {
  /** Adds a product under the id of its form, if it has one; rejects an id that was used before. */
  addProduct(by: User, form: NewProductForm, uploads: UploadedPictures): Promise<Product>
  updateProduct(by: User, id: string, form: ProductForm, uploads: UploadedPictures): Promise<Product>
  deleteProduct(by: User, id: string): Promise<void>
  /** Adds a collection, like `addProduct`. */
  addCollection(by: User, form: NewCollectionForm, uploads: UploadedPictures): Promise<Collection>
  updateCollection(by: User, id: string, form: CollectionForm, uploads: UploadedPictures): Promise<Collection>
  deleteCollection(by: User, id: string): Promise<void>
  /** Adds a draft with the values and pictures of a product. Returns the product that has the id of the copy already. */
  duplicateProduct(by: User, id: string, copyId?: string): Promise<Product>
  /** Adds a draft with the values and the cover of a collection. Its products stay where they are, because they are in one at most. */
  duplicateCollection(by: User, id: string, copyId?: string): Promise<Collection>
  /** Changes several items: all or none. */
  changeItems(by: User, changes: Parameters<typeof changeItems>[2]): Promise<ChangedItem[]>
  /** Restores a deleted product with its place, pictures and links. Does nothing when it is not deleted. */
  restoreProduct(by: User, id: string): Promise<Product>
  /** Restores a deleted collection; products that have joined no other collection are in it again. */
  restoreCollection(by: User, id: string): Promise<Collection>
}

/** The dependencies of the admin service. */
export interface AdminServiceOptions {
  readonly database: Database
  readonly pictures: ItemPictures
  readonly version: Pick<CatalogueVersion, 'raise'>
}

/**
 * Creates the service. Pictures are processed before the transaction begins, because the embedded database does nothing else
 * while one is open. Unused files are deleted after it has ended.
 */
export function createAdminService({ database, pictures, version }: AdminServiceOptions): AdminService {
  /** Changes the catalogue and updates this server's version without waiting for the notification. */
  async function change<Result>(work: (transaction: Executor) => Promise<Result>): Promise<Result> {
    const changed = await changeCatalogue(database, work)
    version.raise(changed.version)
    return changed.result
  }

  /** Saves a product: adds one without an id, under `newId` if given, else updates it. */
  async function saveProduct(
    by: User,
    id: string | null,
    { updatedAt, images, ...form }: ProductForm,
    uploads: UploadedPictures,
    newId?: string,
  ): Promise<Product> {
    const description = cleanDescription(form.description, itemSentences.descriptionEmpty)
    // Before its pictures are processed, and once more with the lock of the transaction.
    await ensureNew(database.orm, 'Product', newId)
    const before = id === null ? [] : (await oldProduct(database.orm, id, updatedAt)).item.images
    const chosen = images.map((payload, index) => ({ payload, path: `images.${index}` }))
    const { saved, replaced } = await pictures.storeThenSave(chosen, uploads, before, (resolve) =>
      change(async (transaction) => {
        await ensureNew(transaction, 'Product', newId)
        await ensureCollection(transaction, form.collectionId)
        const old = id === null ? null : await oldProduct(transaction, id, updatedAt)
        const draft = { ...form, description, images: resolve(old?.item.images ?? []) }
        const [savedId = ''] = id === null ? await insertProducts(transaction, [{ ...draft, id: newId }]) : [id]
        if (old !== null) await updateProduct(transaction, savedId, draft, old.now)
        await touchCollections(transaction, movedBetween(old?.item.collectionId?._id ?? null, form.collectionId))
        await recordChanges(transaction, by, [
          { subject: 'Product', action: id === null ? 'added' : 'changed', subjectId: savedId, name: form.name },
        ])
        return {
          saved: await existing(createCatalogueRepository(transaction, 'admins').findProduct(savedId)),
          replaced: old?.item.images ?? [],
        }
      }),
    )
    await pictures.removeUnused(publicIds(replaced))
    return saved
  }

  /** Saves a collection: adds one without an id, under `newId` if given, else updates it. */
  async function saveCollection(
    by: User,
    id: string | null,
    { updatedAt, coverImage, ...form }: CollectionForm,
    uploads: UploadedPictures,
    newId?: string,
  ): Promise<Collection> {
    const description = cleanDescription(
      form.description,
      collectionSentences[id === null ? 'adding' : 'editing'].descriptionMissing,
    )
    const productIds = [...new Set(form.productIds.map((productId) => productId.toLowerCase()))]
    await ensureNew(database.orm, 'Collection', newId)
    const before = id === null ? [] : coverOf((await oldCollection(database.orm, id, updatedAt)).item)
    const chosen = [{ payload: coverImage, path: 'coverImage' }]
    const { saved, replaced } = await pictures.storeThenSave(chosen, uploads, before, (resolve) =>
      change(async (transaction) => {
        await ensureNew(transaction, 'Collection', newId)
        await ensureProducts(transaction, productIds)
        const old = id === null ? null : await oldCollection(transaction, id, updatedAt)
        const cover = old === null ? [] : coverOf(old.item)
        const draft = { ...form, description, productIds, coverImage: resolve(cover)[0] ?? null }
        const [savedId = ''] = id === null ? await insertCollections(transaction, [{ ...draft, id: newId }]) : [id]
        if (old !== null) await updateCollection(transaction, savedId, draft, old.now)
        await recordChanges(transaction, by, [
          { subject: 'Collection', action: id === null ? 'added' : 'changed', subjectId: savedId, name: form.name },
        ])
        return {
          saved: await existing(createCatalogueRepository(transaction, 'admins').findCollection(savedId)),
          replaced: cover,
        }
      }),
    )
    await pictures.removeUnused(publicIds(replaced))
    return saved
  }

  return {
    addProduct: (by, { id, ...form }, uploads) => saveProduct(by, null, form, uploads, id?.toLowerCase()),
    updateProduct: (by, id, form, uploads) => saveProduct(by, id, form, uploads),
    addCollection: (by, { id, ...form }, uploads) => saveCollection(by, null, form, uploads, id?.toLowerCase()),
    updateCollection: (by, id, form, uploads) => saveCollection(by, id, form, uploads),

    deleteProduct: (by, id) => change((transaction) => deleteItem(transaction, by, 'Product', id)),
    deleteCollection: (by, id) => change((transaction) => deleteItem(transaction, by, 'Collection', id)),

    duplicateProduct: (by, id, copyId) =>
      change(async (transaction) => {
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
      }),

    duplicateCollection: (by, id, copyId) =>
      change(async (transaction) => {
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
      }),

    changeItems: (by, changes) => change((transaction) => changeItems(transaction, by, changes)),

    restoreProduct: (by, id) =>
      change(async (transaction) => {
        await restoreItem(transaction, by, 'Product', id)
        return (await oldProduct(transaction, id)).item
      }),

    restoreCollection: (by, id) =>
      change(async (transaction) => {
        await restoreItem(transaction, by, 'Collection', id)
        return (await oldCollection(transaction, id)).item
      }),
  }
}

/** The name of a copy, which may have to be shortened. */
function copyName(name: string): string {
  return `${name.slice(0, limits.nameMaximum - copyMark.length)}${copyMark}`
}

/** @throws {HttpError} 422 when sanitising leaves an empty description */
function cleanDescription(html: string, message: string): string {
  const clean = sanitiseRichText(html)
  if (stripMarkup(clean) === '') throw fieldError(422, 'description', message)
  return clean
}

/** The collections that a product left and joined. */
function movedBetween(before: string | null, after: string | null): string[] {
  return before === after ? [] : [before, after].filter((id) => id !== null)
}

function coverOf({ coverImage }: Collection): Image[] {
  return coverImage === null ? [] : [coverImage]
}

function publicIds(images: readonly Image[]): string[] {
  return images.map(({ public_id: publicId }) => publicId)
}

/** Unwraps a record that the same transaction has just written. */
async function existing<Item>(item: Promise<Item | null>): Promise<Item> {
  const found = await item
  if (found === null) throw new Error('A record that was just written was not found.')
  return found
}
