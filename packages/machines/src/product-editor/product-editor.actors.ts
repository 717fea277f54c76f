import type { Product } from '@shop/api'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import { createUnfinishedActors } from '../item-editor/unfinished-actors.ts'
import type { UnfinishedForms } from '../item-editor/unfinished-form.types.ts'
import type { PictureFile, PictureReader } from '../ports.ts'
import type { ProductSaveRequest } from './product-editor.types.ts'

/** The dependencies of the product form; the API clients provide them. */
export interface ProductEditing {
  adminCatalogue: Pick<AdminApiClient['adminCatalogue'], 'product'>
  admin: Pick<ApiClient['admin'], 'addProduct' | 'updateProduct'>
}

interface ProductEditorPorts {
  api: ProductEditing
  pictures: PictureReader
  unfinished: UnfinishedForms
}

/** The actors of the product form, for `machine.provide({ actors })`. */
export function createProductEditorActors({ api, pictures, unfinished }: ProductEditorPorts) {
  return {
    ...createUnfinishedActors(unfinished),
    loadItem: fromPromise<Product, { id: string }>(({ input, signal }) =>
      api.adminCatalogue.product({ params: input }, { signal }),
    ),
    readPicture: fromPromise<string, { file: PictureFile }>(({ input, signal }) => pictures.read(input.file, { signal })),
    saveItem: fromPromise<Product, ProductSaveRequest>(({ input: { id, updatedAt, payload, visibility }, signal }) => {
      if (id === null) return api.admin.addProduct({ body: { ...payload, ...(visibility && { visibility }) } }, { signal })
      // The server rejects a save over another version with 409.
      return api.admin.updateProduct({ params: { id }, body: { ...payload, updatedAt } }, { signal })
    }),
  }
}
