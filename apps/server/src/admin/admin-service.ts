import type { Collection, Product, User } from '@shop/api'
import type { contractSchemas } from '@shop/api/schemas'
import type { z } from 'zod'
import type { CatalogueVersion } from '../catalogue/catalogue-version.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import type { Executor } from '../db/database.ts'
import type { UploadedPictures } from '../pictures/item-pictures.ts'
import { changeItems } from './change-items.ts'
import type { ChangedItem } from './change-items.ts'
import { deleteItem, restoreItem } from './deleted-items.ts'
import { duplicateCollection, duplicateProduct } from './duplicate-items.ts'
import type { ItemSaving } from './item-saving.ts'
import { saveCollection } from './save-collection.ts'
import type { CollectionForm } from './save-collection.ts'
import { saveProduct } from './save-product.ts'
import type { ProductForm } from './save-product.ts'
import { oldCollection, oldProduct } from './stored-items.ts'

type NewProductForm = z.output<typeof contractSchemas.admin.addProduct.body>
type NewCollectionForm = z.output<typeof contractSchemas.admin.addCollection.body>

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
export interface AdminServiceOptions extends Pick<ItemSaving, 'database' | 'pictures'> {
  readonly version: Pick<CatalogueVersion, 'raise'>
}

/** Creates the service. */
export function createAdminService({ database, pictures, version }: AdminServiceOptions): AdminService {
  /** Changes the catalogue and updates this server's version without waiting for the notification. */
  async function change<Result>(work: (transaction: Executor) => Promise<Result>): Promise<Result> {
    const changed = await changeCatalogue(database, work)
    version.raise(changed.version)
    return changed.result
  }

  const saving = { database, pictures, change }

  return {
    addProduct: (by, { id, ...form }, uploads) => saveProduct(saving, form, { by, uploads, newId: id }),
    updateProduct: (by, id, form, uploads) => saveProduct(saving, form, { by, uploads, id }),
    addCollection: (by, { id, ...form }, uploads) => saveCollection(saving, form, { by, uploads, newId: id }),
    updateCollection: (by, id, form, uploads) => saveCollection(saving, form, { by, uploads, id }),

    deleteProduct: (by, id) => change((transaction) => deleteItem(transaction, by, 'Product', id)),
    deleteCollection: (by, id) => change((transaction) => deleteItem(transaction, by, 'Collection', id)),

    duplicateProduct: (by, id, copyId) => change((transaction) => duplicateProduct(transaction, by, id, copyId)),
    duplicateCollection: (by, id, copyId) => change((transaction) => duplicateCollection(transaction, by, id, copyId)),

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
