import type { Product, ProductPayload } from '@shop/api'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { createEditorActors } from '../item-editor/editor-actors.ts'
import type { EditorPorts } from '../item-editor/editor-actors.ts'

/** The dependencies of the product form; the API clients provide them. */
export interface ProductEditing {
  adminCatalogue: Pick<AdminApiClient['adminCatalogue'], 'product'>
  admin: Pick<ApiClient['admin'], 'addProduct' | 'updateProduct'>
}

/** The actors of the product form, for `machine.provide({ actors })`. */
export function createProductEditorActors({ api: { adminCatalogue, admin }, ...ports }: EditorPorts & { api: ProductEditing }) {
  const endpoints = { load: adminCatalogue.product, add: admin.addProduct, update: admin.updateProduct }
  return createEditorActors<Product, ProductPayload>(endpoints, ports)
}
