import type { Collection, CollectionPayload } from '@shop/api'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { createEditorActors } from '../item-editor/editor-actors.ts'
import type { EditorPorts } from '../item-editor/editor-actors.ts'

/** The dependencies of the collection form; the API clients provide them. */
export interface CollectionEditing {
  adminCatalogue: Pick<AdminApiClient['adminCatalogue'], 'collection'>
  admin: Pick<ApiClient['admin'], 'addCollection' | 'updateCollection'>
}

/** The actors of the collection form, for `machine.provide({ actors })`. */
export function createCollectionEditorActors({
  api: { adminCatalogue, admin },
  ...ports
}: EditorPorts & { api: CollectionEditing }) {
  const endpoints = { load: adminCatalogue.collection, add: admin.addCollection, update: admin.updateCollection }
  return createEditorActors<Collection, CollectionPayload>(endpoints, ports)
}
