import type { Collection } from '@shop/api'
import type { AdminApiClient, ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import { createUnfinishedActors } from '../item-editor/unfinished-actors.ts'
import type { UnfinishedForms } from '../item-editor/unfinished-form.types.ts'
import type { PictureFile, PictureReader } from '../ports.ts'
import type { CollectionSaveRequest } from './collection-editor.types.ts'

/** The dependencies of the collection form; the API clients provide them. */
export interface CollectionEditing {
  adminCatalogue: Pick<AdminApiClient['adminCatalogue'], 'collection'>
  admin: Pick<ApiClient['admin'], 'addCollection' | 'updateCollection'>
}

interface CollectionEditorPorts {
  api: CollectionEditing
  pictures: PictureReader
  unfinished: UnfinishedForms
}

/** The actors of the collection form, for `machine.provide({ actors })`. */
export function createCollectionEditorActors({ api, pictures, unfinished }: CollectionEditorPorts) {
  return {
    ...createUnfinishedActors(unfinished),
    loadItem: fromPromise<Collection, { id: string }>(({ input, signal }) =>
      api.adminCatalogue.collection({ params: input }, { signal }),
    ),
    readPicture: fromPromise<string, { file: PictureFile }>(({ input, signal }) => pictures.read(input.file, { signal })),
    saveItem: fromPromise<Collection, CollectionSaveRequest>(({ input: { id, updatedAt, payload, visibility }, signal }) => {
      if (id === null) return api.admin.addCollection({ body: { ...payload, ...(visibility && { visibility }) } }, { signal })
      // The server rejects a save over another version with 409.
      return api.admin.updateCollection({ params: { id }, body: { ...payload, updatedAt } }, { signal })
    }),
  }
}
