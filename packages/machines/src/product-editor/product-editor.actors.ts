import type { Product } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { PictureFile, PictureReader } from '../ports.ts'
import type { ProductSaveRequest } from './product-editor.types.ts'

/** The dependencies of the product form; the API client provides them. */
export interface ProductEditing {
  catalogue: Pick<ApiClient['catalogue'], 'product'>
  admin: Pick<ApiClient['admin'], 'addProduct' | 'updateProduct'>
}

/** The actors of the product form, for `machine.provide({ actors })`. */
export function createProductEditorActors({ api, pictures }: { api: ProductEditing; pictures: PictureReader }) {
  return {
    loadItem: fromPromise<Product, { id: string }>(({ input, signal }) => api.catalogue.product({ params: input }, { signal })),
    readPicture: fromPromise<string, { file: PictureFile }>(({ input, signal }) => pictures.read(input.file, { signal })),
    saveItem: fromPromise<Product, ProductSaveRequest>(({ input: { id, updatedAt, payload }, signal }) => {
      if (id === null) return api.admin.addProduct({ body: payload }, { signal })
      // The server rejects a save over another version with 409.
      return api.admin.updateProduct({ params: { id }, body: { ...payload, updatedAt } }, { signal })
    }),
  }
}
